<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Throwable;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Submit\EntryStore;
use Vestibule\Forms\Submit\IdempotencyKey;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Forms\Submit\SubmissionReader;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Submissions from API clients. They are validated and stored in the same way as in SubmitCall. The token, the
 * honeypot, the spam check and the rate limit are not used, because they only protect against anonymous senders.
 */
final class Submissions {

	/** Maximum length of an idempotency key, in bytes. */
	private const MAX_KEY_BYTES = 200;

	public function __construct(
		private readonly Forms $forms,
		private readonly SubmissionReader $reader,
		private readonly EntryStore $entries,
		private readonly Clock $clock,
	) {}

	/**
	 * Submits a form: validates the values, books the appointment, stores the entry and sends notifications. The caller
	 * must check permissions.
	 *
	 * @param int                     $form   ID of a published form.
	 * @param array<array-key, mixed> $values Values by field name (FormCatalog::schema()) or by posted name.
	 */
	public function submit( int $form, array $values, SubmissionContext $context ): SubmissionResult {
		return Language::during(
			'' === $context->language ? Language::ofSite() : $context->language,
			fn (): SubmissionResult => $this->submitted( $form, $values, $context )
		);
	}

	/** @param array<array-key, mixed> $values */
	private function submitted( int $form, array $values, SubmissionContext $context ): SubmissionResult {
		try {
			$definition = $this->forms->byFormId( $form )
				?? throw SubmissionRefused::form( 404, __( 'Form not found, or it is not published.', 'vestibule' ) );
			return $this->success( $this->stored( $definition, $values, $context ) );
		} catch ( SubmissionRefused $refused ) {
			/** This action is documented in plugin/src/Forms/Submit/SubmitCall.php. */
			do_action( 'vestibule/form_refused', $refused->status, $refused->errors, $form );
			return $this->failure( $refused );
		} catch ( Throwable $fault ) {
			$id = FaultLog::record( $fault );
			return $this->failure(
				$fault instanceof StorageFault ? SubmissionRefused::notStored( $id ) : SubmissionRefused::failed( $id )
			);
		}
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<string, mixed> Data of the response. For a repeated key, the data of the first response.
	 * @throws SubmissionRefused
	 */
	private function stored( FormDefinition $form, array $values, SubmissionContext $context ): array {
		$sending = $this->sending( $form->formId, $context );
		$first   = $this->entries->firstResponse( $sending );
		if ( null !== $first ) {
			return $first->data;
		}
		try {
			$posted  = ( new FieldValues() )->read( $form, PostedValues::read( $form, $values ) );
			$checked = $this->reader->read( $form, $posted, $context->sourceUrl, $context->user );
			$data    = $this->entries->store( $checked, $sending );
		} catch ( SubmissionRefused $refused ) {
			// If two requests with the same key run at once, the second request may be rejected because the first
			// request has already booked the time.
			return $this->entries->firstResponse( $sending )->data ?? throw $refused;
		}
		return $data ?? $this->entries->firstResponse( $sending )->data ?? throw SubmissionRefused::malformed();
	}

	/** Returns the idempotency key. It includes the user ID, so that keys from different users don't collide. */
	private function sending( int $form, SubmissionContext $context ): IdempotencyKey {
		if ( strlen( $context->key ) > self::MAX_KEY_BYTES ) {
			throw SubmissionRefused::malformed();
		}
		$key = '' === $context->key ? bin2hex( random_bytes( 16 ) ) : get_current_user_id() . '|' . $context->key;
		return new IdempotencyKey(
			"program|{$form}|{$key}",
			$this->clock->now()->getTimestamp() + ( '' === $context->key ? MINUTE_IN_SECONDS : DAY_IN_SECONDS )
		);
	}

	/** @param array<string, mixed> $data Data of the response. */
	private function success( array $data ): SubmissionResult {
		$result = $data['result'] ?? array();
		$result = is_object( $result ) ? get_object_vars( $result ) : $result;
		$text   = static fn ( string $key ): string =>
			is_array( $result ) && is_string( $result[ $key ] ?? null ) ? $result[ $key ] : '';
		$id     = $data['insert_id'] ?? 0;
		return new SubmissionResult(
			201,
			is_int( $id ) ? $id : 0,
			array(),
			$text( 'message' ),
			$text( 'redirectUrl' )
		);
	}

	private function failure( SubmissionRefused $refused ): SubmissionResult {
		return new SubmissionResult( $refused->status, 0, $refused->errors, '', '', $refused->append );
	}
}
