<?php

declare(strict_types=1);

namespace SampleExtension;

use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Types\Line;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/**
 * Field for a reference number such as AB-1234. Visitors may type it with spaces and in lowercase. The class `Line`
 * prints the label, the input and the error.
 */
final class ReferenceField extends Line implements NormalizesValue {

	/** ID of the script module that validates the field in the browser. */
	public const SCRIPT = 'sample-extension/field';

	/** Returns the name of the type. Its block is `vestibule/field-sample-extension-reference`. Never change it. */
	public function name(): string {
		return 'sample-extension-reference';
	}

	public function defaults(): Defaults {
		return new Defaults(
			'reference',
			__( 'Reference number', 'sample-extension' ),
			array( 'invalid' => __( 'Enter a reference number such as AB-1234', 'sample-extension' ) ),
			array( 'placeholder' => 'AB-1234' )
		);
	}

	public function scriptModule(): string {
		return self::SCRIPT;
	}

	/** Converts a valid value to the format in which it is stored. */
	public function normalize( Field $field, Value $value, Context $context ): Value {
		return new Value( array( $field->name => self::plain( $value->string() ) ) );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( 1 === preg_match( '/^[A-Z]{2}-[0-9]{4}$/D', self::plain( $value->string() ) ), $field );
	}

	protected function input( FieldView $view ): array {
		return array( 'text', 'off', '' );
	}

	private static function plain( string $text ): string {
		return strtoupper( (string) preg_replace( '/\s+/', '', $text ) );
	}
}
