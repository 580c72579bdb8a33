<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Throwable;
use Vestibule\Fields\Rows\RowChange;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\EnumerationLimit;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/** AJAX action that receives submissions from the plugin's script and posts without scripts (docs/rest.md). */
#[Answers( 'vestibule_form_submit' )]
final class SubmitCall extends FormCall {

	/** Maximum number of submissions per IP address and minute, including rejected ones. */
	private const LIMIT = 10;

	public function __construct(
		private readonly Forms $forms,
		private readonly SubmitGuard $guard,
		private readonly SubmissionReader $reader,
		private readonly EntryStore $entries,
		private readonly PlainAnswer $plain,
		private readonly EnumerationLimit $enumeration,
	) {}

	protected function answered( Request $request ): Answer {
		$is_plain = self::isPlain( $request );
		try {
			if ( $is_plain && RowChange::isAskedFor( $request ) ) {
				return $this->changeRows( $request );
			}
			if ( ! SchemaVersion::isUsable() ) {
				( new SchemaNotice() )->schedule();
				throw SubmissionRefused::unavailable();
			}
			$this->checkRate( $request );
			$plain   = $is_plain ? $this->post( $request ) : null;
			$request = $plain->request ?? $request;
			$data    = null === $plain ? $this->answerToScript( $request ) : $this->fromPage( $plain );
			return $is_plain ? $this->plain->success( $request, $data ) : Answer::success( $data );
		} catch ( SubmissionRefused $refused ) {
			/**
			 * Fires after a submission was rejected.
			 *
			 * @param int                         $status HTTP status (docs/rest.md).
			 * @param array<string, list<string>> $errors Errors by posted name.
			 * @param int                         $form_id ID of the form. 0 if the request has no form ID.
			 */
			do_action( 'vestibule/form_refused', $refused->status, $refused->errors, Origin::form( $request ) ?? 0 );
			return $is_plain
				? $this->plain->failure( $request, $refused )
				: Answer::failure( $refused->status, $refused->errors, $refused->append, $refused->headers );
		} catch ( Throwable $fault ) {
			// For requests from scripts, the dispatcher creates the response. Posts without scripts need a page.
			if ( ! $is_plain ) {
				throw $fault;
			}
			$id = FaultLog::record( $fault );
			return $this->plain->failure(
				$request,
				$fault instanceof StorageFault ? SubmissionRefused::notStored( $id ) : SubmissionRefused::failed( $id )
			);
		}
	}

	/**
	 * @return array<string, mixed>
	 * @throws SubmissionRefused
	 */
	private function answerToScript( Request $request ): array {
		$form      = self::form( $this->forms, $request );
		$posted    = self::fromScript( $request );
		$values    = ( new FieldValues() )->read( $form, $posted );
		$content   = ContentDigest::of( $form, $values );
		$key       = $this->guard->token( $form->formId, $posted, $content );
		$corrected = $this->guard->correctedKey( $form->formId, $posted, $content );
		$earlier   = null === $corrected ? null : $this->entries->firstResponse( $corrected );
		if ( null !== $earlier && $earlier->isFor( $content ) ) {
			return $earlier->data;
		}
		$first = $this->firstData( $form, $key );
		if ( null !== $first ) {
			return $first;
		}
		$this->guard->checkExpiry( $form, $key );
		$settled = null === $earlier ? array() : $content->shared( $earlier->once );
		return $this->stored( new ReceivedSubmission( $form, $posted, $values, $request, $key, settled: $settled ) );
	}

	/**
	 * @return array<string, mixed>|null Data of the response to the first submission with the key. Null if there is
	 * none.
	 * @throws SubmissionRefused Status 409 if the first submission had different content.
	 */
	private function firstData( FormDefinition $form, IdempotencyKey $key ): ?array {
		$first = $this->entries->firstResponse( $key );
		if ( null !== $first && ! $first->isFor( $key->content ) ) {
			throw $this->guard->sentBefore( $form, $key, $first );
		}
		return $first?->data;
	}

	/**
	 * Adds or removes a row of a field without scripts. Redirects to the page with all values and stores no entry.
	 *
	 * @throws SubmissionRefused
	 */
	private function changeRows( Request $request ): Answer {
		$form    = self::form( $this->forms, $request );
		$sending = $this->guard->plain(
			$form->formId,
			SubmittedData::fromBody( $request->all(), $request->length ),
			$request
		);
		$changed = RowChange::apply( $form, PlainPost::withFilesKept( $form, $request, $sending )->request );
		return $this->plain->step( $changed, (int) $request->body( HiddenNames::STEP ) );
	}

	/**
	 * Reads a post without scripts. Stores its files and replaces them with references, even if the submission is
	 * rejected later.
	 *
	 * @throws SubmissionRefused
	 */
	private function post( Request $request ): PlainPost {
		$form    = self::form( $this->forms, $request );
		$sending = $this->guard->plain(
			$form->formId,
			SubmittedData::fromBody( $request->all(), $request->length ),
			$request
		);
		$first   = $this->firstData( $form, $sending );
		return null === $first
			? PlainPost::withFilesKept( $form, $request, $sending )
			: new PlainPost( $form, $request, $sending, array(), $first );
	}

	/**
	 * @return array<string, mixed>
	 * @throws SubmissionRefused
	 */
	private function fromPage( PlainPost $post ): array {
		if ( null !== $post->first ) {
			return $post->first;
		}
		$posted = SubmittedData::fromBody( $post->request->all(), $post->request->length );
		$values = ( new FieldValues() )->read( $post->form, $posted );
		return $this->stored(
			new ReceivedSubmission( $post->form, $posted, $values, $post->request, $post->sending, $post->errors )
		);
	}

	/**
	 * Stores the submission. If a concurrent request has stored the same submission first, returns the response to that
	 * request.
	 *
	 * @return array<string, mixed>
	 * @throws SubmissionRefused
	 */
	private function stored( ReceivedSubmission $received ): array {
		$form    = $received->form;
		$request = $received->request;
		$key     = $received->key;
		try {
			$this->enumeration->check( $form, $request->address );
			$origin  = new Origin();
			$checked = $this->reader->read(
				$form,
				$received->values,
				$origin->page( $request ),
				$origin->user( $request ),
				$received->errors,
				$received->settled
			);
			$reason  = $this->guard->spamReason( $checked, $received->posted, $request, $key );
			$data    = $this->entries->store( $checked, $key, $reason );
		} catch ( SubmissionRefused $refused ) {
			$first = $this->firstData( $form, $key );
			if ( null === $first ) {
				$this->enumeration->count( $form, $request->address, $refused );
				throw $refused;
			}
			return $first;
		}
		return $data ?? $this->firstData( $form, $key ) ?? throw SubmissionRefused::malformed();
	}

	private function checkRate( Request $request ): void {
		if ( ! $this->enumeration->rates->allows( 'form_submit', $request->address, self::LIMIT, MINUTE_IN_SECONDS ) ) {
			$wait = $this->enumeration->rates->retryAfter( MINUTE_IN_SECONDS );
			/* translators: %d: number of seconds. */
			$words = _n(
				'Too many attempts. Send the form again in %d second.',
				'Too many attempts. Send the form again in %d seconds.',
				$wait,
				'vestibule'
			);
			throw SubmissionRefused::tooOften( sprintf( $words, $wait ), $wait );
		}
	}
}
