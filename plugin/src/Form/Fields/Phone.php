<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Contracts\PhoneVerdict;
use Vestibule\Form\Field;
use Vestibule\Form\Rules\Text as Texts;
use Vestibule\Form\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** A phone number, stored in full international form (docs/reference/phone.md). */
final class Phone extends Line implements NormalizesValue {

	/** In characters. */
	private const LONGEST = 250;

	public function __construct( private readonly PhoneNumbers $numbers ) {}

	public function name(): string {
		return 'phone';
	}

	public function attributes(): array {
		return parent::attributes() + array( 'initialCountry' => Country::INITIAL );
	}

	public function defaults(): Defaults {
		return new Defaults(
			'phone',
			__( 'Phone', 'vestibule' ),
			array( 'invalid' => __( 'Phone number is not valid', 'vestibule' ) ),
			array( 'maxLength' => self::LONGEST )
		);
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		return '' === $value->string() ? $value : new Value( array( $field->name => $this->verdict( $field, $value->string(), $context )->international ?? $value->string() ) );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = Texts::trim( $value->string() );
		return $this->invalid( Texts::length( $text ) <= self::LONGEST && $this->verdict( $field, $text, $context )->valid, $field );
	}

	protected function input( FieldView $view ): array {
		return array( 'tel', 'tel-national', 'tel' );
	}

	/** A number without a country is read as one of the country that the visitor chose in the form. */
	private function verdict( Field $field, string $number, Context $context ): PhoneVerdict {
		$chosen  = $context->textOfType( Country::class );
		$initial = $field->string( 'initialCountry' );
		return $this->numbers->verdict( $number, '' === $chosen && 'auto' !== $initial ? strtoupper( $initial ) : $chosen );
	}
}
