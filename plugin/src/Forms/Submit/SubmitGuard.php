<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Guard\Judgement;
use Vestibule\Guard\SpamChecks;
use Vestibule\Guard\Submission;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Clock;

/**
 * Rejects submissions with a filled honeypot, and submissions whose token is missing, has expired or belongs to another
 * form (docs/rest.md).
 */
final class SubmitGuard {

	/** Time during which identical posts without scripts are stored only once. */
	private const PLAIN_SECONDS = HOUR_IN_SECONDS;

	public function __construct(
		private readonly Token $tokens,
		private readonly PageKey $pageKeys,
		private readonly Clock $clock,
		private readonly SpamChecks $checks,
	) {}

	/** @throws SubmissionRefused Status 403 if the token is invalid. */
	public function token( int $form_number, SubmittedData $posted, ?ContentDigest $content = null ): IdempotencyKey {
		$this->checkTrap( $form_number, $posted );
		$token = $posted->string( HiddenNames::TOKEN );
		$read  = $this->tokens->read( $form_number, $token );
		if ( null === $read ) {
			throw SubmissionRefused::form(
				403,
				__( 'We could not check this form. Reload the page and send it again.', 'vestibule' )
			);
		}
		return new IdempotencyKey( $token, $read->expires + Token::KEPT, $read, $content );
	}

	/** Returns the key of the earlier submission that this submission corrects. Null if there is none. */
	public function correctedKey( int $form_number, SubmittedData $posted, ContentDigest $content ): ?IdempotencyKey {
		$token = $posted->string( HiddenNames::BEFORE );
		$read  = '' === $token ? null : $this->tokens->read( $form_number, $token );
		return null === $read ? null : new IdempotencyKey( $token, $read->expires + Token::KEPT, $read, $content );
	}

	/** Returns an error with status 409 and the data that the browser needs to send the changes as a new submission. */
	public function sentBefore(
		FormDefinition $form,
		IdempotencyKey $sending,
		FirstResponse $first
	): SubmissionRefused {
		$is_booked = array() !== array_filter(
			$form->fields,
			static fn ( FormField $field ): bool =>
				$field->type instanceof BooksTime && isset( $first->once[ $field->name ] )
		);
		return SubmissionRefused::form(
			409,
			__( 'We have already received your message. Changes that you made after that have not been sent.', 'vestibule' )
				. ( $is_booked ? ' ' . __( 'Your appointment is booked.', 'vestibule' ) : '' ),
			$this->renewed( $form, $sending ) + array( HiddenNames::BEFORE => $sending->key, 'sent_at' => $first->at )
		);
	}

	/** @throws SubmissionRefused Status 403, with a new token, if the token has expired. */
	public function checkExpiry( FormDefinition $form, IdempotencyKey $sending ): void {
		if ( null !== $sending->token && $sending->token->expires <= $this->clock->now()->getTimestamp() ) {
			throw SubmissionRefused::form(
				403,
				__( 'The form was open for a long time. Send the form again.', 'vestibule' ),
				$this->renewed( $form, $sending )
			);
		}
	}

	/**
	 * @return array<string, string> `append_data` with a new token. The new token contains the original time of the
	 * first interaction with the form.
	 */
	private function renewed( FormDefinition $form, IdempotencyKey $sending ): array {
		return array(
			HiddenNames::TOKEN => $this->tokens->issue( $form->formId, $form->postId, $sending->token?->asked ),
		);
	}

	/**
	 * Validates a post without scripts. The post has no token, so the page key is checked, and a hash of the post is
	 * used as its idempotency key.
	 *
	 * @throws SubmissionRefused Status 403.
	 */
	public function plain( int $form_number, SubmittedData $posted, Request $request ): IdempotencyKey {
		$this->checkTrap( $form_number, $posted );
		if ( ! $this->pageKeys->matches( $form_number, $posted->string( HiddenNames::PAGE_KEY ) ) ) {
			throw SubmissionRefused::form(
				403,
				__( 'We could not check this form. Reload the page and send it again.', 'vestibule' )
			);
		}
		return $this->plainSending( $form_number, $request );
	}

	/**
	 * Runs the spam checks. Must be called after validation and before the entry is stored.
	 *
	 * @return string Reason why the submission is spam, which is stored with the entry. Empty if the submission is not
	 * spam.
	 * @throws SubmissionRefused Status 403, with the field name and the message of the check that rejects the
	 * submission.
	 */
	public function spamReason(
		CheckedSubmission $checked,
		SubmittedData $posted,
		Request $request,
		IdempotencyKey $sending
	): string {
		$submission = $this->forChecks( $checked, $posted, $request, $sending );
		/**
		 * Filters the result of the spam checks for a valid submission. To add a check, use
		 * vestibule/register_spam_checks instead.
		 *
		 * @param Judgement  $judgement
		 * @param Submission $submission
		 */
		$judgement = apply_filters( 'vestibule/judge_submission', $this->checks->judge( $submission ), $submission );
		if ( ! $judgement instanceof Judgement ) {
			return '';
		}
		if ( null !== $judgement->refusal ) {
			$refusal = $judgement->refusal;
			throw new SubmissionRefused(
				403,
				array( $refusal->refusedAt => array( $refusal->words ) ),
				$refusal->renews ? $this->renewed( $checked->form, $sending ) : array()
			);
		}
		return $judgement->reason;
	}

	/**
	 * Returns the idempotency key of a post without scripts: a hash of its body, files, IP address and browser. The
	 * posted `vestibule_try` can't be the key, because cached pages contain the same value for many visitors. The key
	 * expires, so that the same enquiry can be sent again later.
	 */
	private function plainSending( int $form_number, Request $request ): IdempotencyKey {
		$files = array_map( static fn ( PostedFile $file ): string => $file->digest(), $request->files() );
		$parts = array(
			(string) $form_number, $request->address, $request->header( 'user-agent' ),
			http_build_query( $request->all() ), ...$files,
		);
		return new IdempotencyKey(
			'plain|' . hash( 'sha256', implode( "\n", $parts ) ),
			$this->clock->now()->getTimestamp() + self::PLAIN_SECONDS
		);
	}

	private function forChecks(
		CheckedSubmission $checked,
		SubmittedData $posted,
		Request $request,
		IdempotencyKey $sending
	): Submission {
		return new Submission(
			formId: $checked->form->formId,
			formPost: $checked->form->postId,
			values: $checked->form->texts( $checked->values ),
			name: $checked->sender->name,
			email: $checked->sender->email,
			address: $request->address,
			agent: mb_substr( $request->header( 'user-agent' ), 0, 500 ),
			user: $checked->userId,
			page: $checked->sourceUrl,
			language: $checked->language,
			referer: mb_substr( $request->header( 'referer' ), 0, 2000 ),
			token: $sending->token,
			posted: static function ( string $name ) use ( $posted ): ?string {
				try {
					$text = $posted->string( $name );
				} catch ( SubmissionRefused ) {
					return null;
				}
				return '' === $text ? null : $text;
			}
		);
	}

	private function checkTrap( int $form_number, SubmittedData $posted ): void {
		if ( '' !== $posted->string( "item_{$form_number}__url" ) ) {
			throw SubmissionRefused::form(
				403,
				__( 'We could not accept this form. Clear the field labeled “Leave this field empty”, and send it again.', 'vestibule' )
			);
		}
	}
}
