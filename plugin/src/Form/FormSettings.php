<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Shape;
use Vestibule\Contracts\Values;

/** What happens around the fields (contract form-settings.schema.json). */
final class FormSettings {

	public function __construct(
		public readonly string $successMessage = '',
		public readonly string $afterSuccess = 'hide_form',
		public readonly string $redirectUrl = '',
		public readonly string $errorMessagePlacement = 'inline',
		public readonly string $mailTo = '',
		public readonly int $deleteAfterDays = 0,
		public readonly string $unavailableMessage = '',
	) {}

	/** Of a form, whatever its meta holds. */
	public static function fromPost( int $post ): self {
		return self::read( get_post_meta( $post, FormPostType::SETTINGS, true ) );
	}

	/** The contract is the one that WordPress has the meta registered with. */
	public static function read( mixed $stored ): self {
		$shown  = get_registered_meta_keys( 'post', FormPostType::NAME )[ FormPostType::SETTINGS ]['show_in_rest'] ?? null;
		$schema = is_array( $shown ) && is_array( $shown['schema'] ?? null ) ? $shown['schema'] : array();
		$values = Shape::fit( $schema, $stored );
		$values = new Values( is_array( $values ) ? $values : array() );
		return new self(
			$values->string( 'successMessage' ),
			$values->string( 'afterSuccess' ),
			$values->string( 'redirectUrl' ),
			$values->string( 'errorMessagePlacement' ),
			$values->string( 'mailTo' ),
			$values->number( 'deleteAfterDays' ),
			$values->string( 'unavailableMessage' ),
		);
	}
}
