<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\Countries;
use Vestibule\Form\AddressPart;
use Vestibule\Form\Field;
use Vestibule\Form\Rules\Text as Texts;
use Vestibule\Form\View\FieldView;
use Vestibule\Form\View\Select;
use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** A postal address: lines, and a country of the list. */
final class Address extends Lines {

	public function __construct( private readonly Countries $countries ) {}

	public function name(): string {
		return 'address';
	}

	public function defaults(): Defaults {
		return new Defaults(
			'address',
			__( 'Address', 'vestibule' ),
			array( 'invalid' => __( 'Choose a country from the list', 'vestibule' ) ),
			array( 'maxLength' => 200, 'placeholder' => __( 'Choose a country', 'vestibule' ) )
		);
	}

	protected function allParts(): array {
		return AddressPart::cases();
	}

	protected function partFaults( Field $field, string $key, string $text ): array {
		return AddressPart::Country->value === $key ? $this->invalid( $this->countries->isOffered( Texts::trim( $text ) ), $field ) : parent::partFaults( $field, $key, $text );
	}

	protected function partText( string $key, string $text ): string {
		return AddressPart::Country->value === $key && '' !== $text ? $this->countries->name( $text ) : $text;
	}

	protected function partControl( FieldView $view, array $part, array $attributes ): string {
		if ( AddressPart::Country->value !== $part['key'] ) {
			return parent::partControl( $view, $part, $attributes );
		}
		$chosen = $view->state->string( $part['name'] );
		$html   = Select::option( '', $view->field->string( 'placeholder' ), $chosen );
		foreach ( $this->countries->options() as $option ) {
			$html .= Select::option( $option['value'], $option['label'], $chosen );
		}
		return Html::element( 'select', $attributes, $html );
	}

	protected function partClass( string $key ): string {
		return ' is-' . $key;
	}
}
