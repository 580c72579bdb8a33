<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;
use Vestibule\Form\Rules\Text as Texts;

defined( 'ABSPATH' ) || exit;

/** Options that the editor wrote, of which a visitor chooses. */
abstract class Choice extends BaseType {

	/** Of one field. */
	private const OPTIONS = 200;

	public function attributes(): array {
		return array(
			'options' => array(
				'type'    => 'array',
				'default' => array(),
				'items'   => array(
					'type'       => 'object',
					'required'   => array( 'value' ),
					'properties' => array(
						'value' => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 200 ),
						'label' => array( 'type' => 'string', 'maxLength' => 300 ),
					),
				),
			),
		);
	}

	/** Each value once; the first one wins. An option without a label has its value for one. */
	public function settings( array $settings, string $name ): array {
		$options = array();
		foreach ( array_slice( is_array( $settings['options'] ?? null ) ? $settings['options'] : array(), 0, self::OPTIONS ) as $option ) {
			$value = is_array( $option ) && is_string( $option['value'] ?? null ) ? $option['value'] : '';
			$label = is_array( $option ) && is_string( $option['label'] ?? null ) ? $option['label'] : '';
			if ( '' !== trim( $value ) ) {
				$options[ 'v' . $value ] ??= array( 'value' => $value, 'label' => '' === trim( $label ) ? $value : $label );
			}
		}
		return array( 'options' => array_values( $options ) ) + $settings;
	}

	protected function isEmpty( Value $value ): bool {
		return array() === $this->chosen( $value );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( array() === array_diff( $this->chosen( $value ), array_column( $field->options(), 'value' ) ), $field );
	}

	protected function word( Field $field, string $text ): string {
		return array_column( $field->options(), 'label', 'value' )[ $text ] ?? $text;
	}

	/** @return list<string> */
	private function chosen( Value $value ): array {
		return $this instanceof HoldsList ? $value->chosen() : array_filter( array( Texts::trim( $value->string() ) ), static fn( string $text ): bool => '' !== $text );
	}

	/** @return array{invalid: string} */
	final protected static function notOffered(): array {
		return array( 'invalid' => __( 'Choose from the options shown', 'vestibule' ) );
	}
}
