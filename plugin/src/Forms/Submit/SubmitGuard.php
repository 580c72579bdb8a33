<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Answers\Sender;
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
 * Keeps out what no visitor sends: a filled trap, a token that is missing, foreign, or has run out
 * (docs/rest.md).
 */
final class SubmitGuard {

	/** For how long the same post without scripts counts once. */
	private const PLAIN_SECONDS = HOUR_IN_SECONDS;

	public function __construct(
		private readonly Token $tokens,
		private readonly PageKey $pageKeys,
		private readonly Clock $clock,
		private readonly SpamChecks $checks,
	) {}

	/**
	 * @throws SubmissionRefused 403, with a fresh token when a good one has run out.
	 */
	public function token( int $form_number, SubmittedData $posted, ?Content $content = null ): IdempotencyKey {
		$this->checkTrap( $form_number, $posted );
		$token = $posted->string( HiddenNames::TOKEN );
		$read  = $this->tokens->read( $form_number, $token );
		if ( null === $read ) {
			throw SubmissionRefused::form( 403, __( 'We could not check this form. Reload the page and send it again.', 'vestibule' ) );
		}
		return new IdempotencyKey( $token, $read->expires + Token::KEPT, $read, $content );
	}

	/** The earlier message that this one corrects; null when it is a message of its own. */
	public function earlier( int $form_number, SubmittedData $posted, Content $content ): ?IdempotencyKey {
		$token = $posted->string( HiddenNames::BEFORE );
		$read  = '' === $token ? null : $this->tokens->read( $form_number, $token );
		return null === $read ? null : new IdempotencyKey( $token, $read->expires + Token::KEPT, $read, $content );
	}

	/** 409 with all that is needed to send it as a new message. */
	public function sentBefore( FormDefinition $form, IdempotencyKey $sending, SentBefore $first ): SubmissionRefused {
		$is_booked = array() !== array_filter( $form->fields, static fn ( FormField $field ): bool => $field->type instanceof BooksTime && isset( $first->once[ $field->name ] ) );
		return SubmissionRefused::form(
			409,
			__( 'We already have your message. What you changed since then has not been sent.', 'vestibule' ) . ( $is_booked ? ' ' . __( 'Your appointment is booked.', 'vestibule' ) : '' ),
			$this->renewed( $form, $sending ) + array( HiddenNames::BEFORE => $sending->key, 'sent_at' => $first->at )
		);
	}

	/** @throws SubmissionRefused 403, with a fresh token in place of one that has run out. */
	public function checkExpiry( FormDefinition $form, IdempotencyKey $sending ): void {
		if ( null !== $sending->token && $sending->token->expires <= $this->clock->now()->getTimestamp() ) {
			throw SubmissionRefused::form(
				403,
				__( 'The form was open for a long time. Send it again.', 'vestibule' ),
				$this->renewed( $form, $sending )
			);
		}
	}

	/** @return array<string, string> append_data with a fresh token, which goes on from the first touch of the form. */
	private function renewed( FormDefinition $form, IdempotencyKey $sending ): array {
		return array( HiddenNames::TOKEN => $this->tokens->issue( $form->formId, $form->postId, $sending->token?->asked ) );
	}

	/**
	 * Without scripts there is no token: the page's key has to do, and what was posted is the key of its sending.
	 *
	 * @throws SubmissionRefused 403.
	 */
	public function plain( int $form_number, SubmittedData $posted, Request $request ): IdempotencyKey {
		$this->checkTrap( $form_number, $posted );
		if ( ! $this->pageKeys->matches( $form_number, $posted->string( HiddenNames::PAGE_KEY ) ) ) {
			throw SubmissionRefused::form( 403, __( 'We could not check this form. Reload the page and send it again.', 'vestibule' ) );
		}
		return $this->plainSending( $form_number, $request );
	}

	/**
	 * Once the values hold and before they are stored.
	 *
	 * @return string Why it is spam, as it is stored with the entry; empty when it is not.
	 * @throws SubmissionRefused 403, at the name that a check gives.
	 */
	public function spamReason( CheckedSubmission $checked, SubmittedData $posted, Request $request, IdempotencyKey $sending ): string {
		$submission = $this->forChecks( $checked, $posted, $request, $sending );
		/**
		 * Filters what the checks for spam make of a submission whose values hold. Add a check with
		 * vestibule/register_spam_checks in place of this.
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
			throw new SubmissionRefused( 403, array( $refusal->refusedAt => array( $refusal->words ) ), $refusal->renews ? $this->renewed( $checked->form, $sending ) : array() );
		}
		return $judgement->reason;
	}

	/**
	 * Knows a post without scripts when it arrives twice, by a double click or a second try after a lost answer. Caches
	 * give one page, and so one `vestibule_try`, to many visitors: everything that was posted counts, and the browser that
	 * posted it, so that two visitors of a form that asks for one choice are two. It ends after a while, so that the same
	 * enquiry can be sent again another day.
	 */
	private function plainSending( int $form_number, Request $request ): IdempotencyKey {
		$files = array_map( static fn ( PostedFile $file ): string => $file->digest(), $request->files() );
		$parts = array( (string) $form_number, $request->address, $request->header( 'user-agent' ), http_build_query( $request->all() ), ...$files );
		return new IdempotencyKey( 'plain|' . hash( 'sha256', implode( "\n", $parts ) ), $this->clock->now()->getTimestamp() + self::PLAIN_SECONDS );
	}

	private function forChecks( CheckedSubmission $checked, SubmittedData $posted, Request $request, IdempotencyKey $sending ): Submission {
		$sender = Sender::of( $checked->form->fields, $checked->values );
		return new Submission(
			formId: $checked->form->formId,
			formPost: $checked->form->postId,
			values: $checked->form->texts( $checked->values ),
			name: $sender->name,
			email: $sender->email,
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
			throw SubmissionRefused::form( 403, __( 'We could not take this form. Leave the field that asks to be left empty, and send it again.', 'vestibule' ) );
		}
	}
}
