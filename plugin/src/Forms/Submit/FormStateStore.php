<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Submitted\ResumedForm;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Html\PrivatePage;

/**
 * Stores the input of a visitor without scripts and the result of the submission, for the page after the redirect. The
 * data expires after 15 minutes. Its ID in the URL has 128 random bits, and only a hash of the ID is stored.
 */
final class FormStateStore {

	public const QUERY = 'vestibule_result';

	private const SECONDS = 15 * MINUTE_IN_SECONDS;

	public function __construct( private readonly RequestReader $requests ) {}

	/** @return string|null ID for the URL. Null if the state could not be stored. */
	public function keep( int $form_number, string $instance, FormState $state ): ?string {
		$id   = bin2hex( random_bytes( 16 ) );
		$kept = set_transient(
			$this->key( $id ),
			array(
				'form'     => $form_number,
				'instance' => $instance,
				'values'   => $state->values,
				'errors'   => $state->errors,
				'message'  => $state->message,
				'hidden'   => $state->hidden,
				'step'     => $state->step,
				'saved'    => $state->resumed->secret ?? '',
				'notice'   => $state->resumed->notice ?? '',
			),
			self::SECONDS
		);
		return $kept ? $id : null;
	}

	/**
	 * Returns the stored state if the URL contains its ID and the state belongs to this form instance, otherwise an
	 * empty state. Forbids caching of pages with a state in the URL.
	 */
	public function forRequest( int $form_number, string $instance ): FormState {
		$id = $this->id();
		if ( null === $id ) {
			return new FormState();
		}
		PrivatePage::forbidCaching();
		$kept = get_transient( $this->key( $id ) );
		if (
			! is_array( $kept ) || ( $kept['form'] ?? 0 ) !== $form_number || ( $kept['instance'] ?? '' ) !== $instance
		) {
			return new FormState();
		}
		return new FormState(
			$this->values( $kept['values'] ?? array() ),
			SubmissionRefused::errorsIn( $kept['errors'] ?? array() ),
			is_string( $kept['message'] ?? null ) ? wp_kses_post( $kept['message'] ) : '',
			true === ( $kept['hidden'] ?? false ),
			is_int( $kept['step'] ?? null ) ? $kept['step'] : 0,
			ResumedForm::kept( $kept['saved'] ?? '', $kept['notice'] ?? '' )
		);
	}

	private function id(): ?string {
		$id = $this->requests->read()->query( self::QUERY ) ?? '';
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $id ) ? $id : null;
	}

	private function key( string $id ): string {
		return 'vestibule_state_' . substr( hash( 'sha256', $id ), 0, 40 );
	}

	/** @return array<string, string|list<string>> */
	private function values( mixed $kept ): array {
		$values = array();
		foreach ( is_array( $kept ) ? $kept : array() as $name => $value ) {
			if ( is_string( $value ) ) {
				$values[ (string) $name ] = $value;
			} elseif ( is_array( $value ) ) {
				$values[ (string) $name ] = array_values( array_filter( $value, 'is_string' ) );
			}
		}
		return $values;
	}
}
