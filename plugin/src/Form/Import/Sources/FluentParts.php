<?php

declare(strict_types=1);

namespace Vestibule\Form\Import\Sources;

use Vestibule\Form\Import\Loose;

/** The lines of a name or an address of Fluent Forms: fields of their own inside of one. */
final class FluentParts {

	private const ADDRESS = array( 'address_line_1' => 'street', 'address_line_2' => 'line2', 'city' => 'city', 'state' => 'state', 'zip' => 'postcode', 'country' => 'country' );

	/** @return array<string, array{visible: bool, required: bool, label: string}> */
	public static function of( Loose $element, string $type ): array {
		$parts = match ( $type ) {
			'name'    => array( 'first_name' => 'first_name', 'middle_name' => 'middle_name', 'last_name' => 'last_name' ),
			'address' => self::ADDRESS,
			default   => array(),
		};
		$found = array();
		foreach ( $element->has( 'fields' ) ? $parts : array() as $theirs => $ours ) {
			$part           = $element->at( 'fields' )->at( $theirs );
			$settings       = $part->at( 'settings' );
			$rule           = $settings->at( 'validation_rules' )->at( 'required' );
			$found[ $ours ] = array( 'visible' => $settings->isOn( 'visible' ), 'required' => $rule->isOn( 'value' ), 'label' => $settings->text( 'label' ) );
			$rule->ignore( array( 'message' ) );
			$settings->at( 'conditional_logics' )->keys();
			$settings->ignore( array( 'label_placement', 'country_list' ) );
			$settings->isOn( 'visible' ) || $part->ignore( $part->keys() );
			$part->at( 'attributes' )->ignore( array( 'name', 'type', 'data-type' ) );
		}
		$element->has( 'fields' ) && $element->at( 'fields' )->keys();
		return $found;
	}
}
