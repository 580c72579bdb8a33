<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Lines;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;

defined( 'ABSPATH' ) || exit;

/** First, middle and last name. */
final class Name extends Lines {

	public function name(): string {
		return 'name';
	}

	public function defaults(): Defaults {
		return new Defaults( 'names', __( 'Name', 'vestibule' ), array(), array( 'maxLength' => 200 ) );
	}

	public function role(): AnswerRole {
		return AnswerRole::Name;
	}

	public function allParts(): array {
		return array(
			'first_name'  => array(
				'label' => __( 'First name', 'vestibule' ),
				'visible' => true,
				'required' => true,
				'autocomplete' => 'given-name',
			),
			'middle_name' => array(
				'label' => __( 'Middle name', 'vestibule' ),
				'visible' => false,
				'required' => false,
				'autocomplete' => 'additional-name',
			),
			'last_name'   => array(
				'label' => __( 'Last name', 'vestibule' ),
				'visible' => true,
				'required' => true,
				'autocomplete' => 'family-name',
			),
		);
	}

	/**
	 * Uses the last word of the text as the value of the last part, and the other words as the value of the first part.
	 */
	public function prefilled( Field $field, string $text ): array {
		$names = array_column( $this->parts( $field ), 'name' );
		$words = explode( ' ', self::line( $text ) );
		$last  = count( $names ) > 1 && count( $words ) > 1
			? array( $names[ count( $names ) - 1 ] => array_pop( $words ) )
			: array();
		return parent::prefilled( $field, implode( ' ', $words ) ) + $last;
	}
}
