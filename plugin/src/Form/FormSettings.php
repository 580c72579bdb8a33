<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Shape;
use Vestibule\Contracts\Values;

/** What happens around the fields (contract form-settings.schema.json). */
final class FormSettings {

	public readonly string $successMessage;
	public readonly string $afterSuccess;
	public readonly string $redirectUrl;
	public readonly string $errorMessagePlacement;
	public readonly string $mailTo;
	public readonly int $deleteAfterDays;
	public readonly string $unavailableMessage;

	/** @param Values $values That fit the contract. */
	private function __construct( Values $values ) {
		$this->successMessage        = $values->string( 'successMessage' );
		$this->afterSuccess          = $values->string( 'afterSuccess' );
		$this->redirectUrl           = $values->string( 'redirectUrl' );
		$this->errorMessagePlacement = $values->string( 'errorMessagePlacement' );
		$this->mailTo                = $values->string( 'mailTo' );
		$this->deleteAfterDays       = $values->number( 'deleteAfterDays' );
		$this->unavailableMessage    = $values->string( 'unavailableMessage' );
	}

	/** Of a form, whatever its meta holds. */
	public static function fromPost( int $post ): self {
		return self::read( get_post_meta( $post, FormPostType::SETTINGS, true ) );
	}

	/** The contract is the one that WordPress has the meta registered with. */
	public static function read( mixed $stored = array() ): self {
		$shown  = get_registered_meta_keys( 'post', FormPostType::NAME )[ FormPostType::SETTINGS ]['show_in_rest'] ?? null;
		$schema = is_array( $shown ) && is_array( $shown['schema'] ?? null ) ? $shown['schema'] : array();
		$values = Shape::fit( $schema, $stored );
		return new self( new Values( is_array( $values ) ? $values : array() ) );
	}
}
