<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Lines;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Types\Choice\Select;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Postal address. The country is a select box. */
final class Address extends Lines {

	/** Key of the part that is a select box. */
	private const COUNTRY = 'country';

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

	public function allParts(): array {
		return array(
			'street'   => array(
				'label' => __( 'Street and number', 'vestibule' ),
				'visible' => true,
				'required' => true,
				'autocomplete' => 'address-line1',
			),
			'line2'    => array(
				'label' => __( 'Address line 2', 'vestibule' ),
				'visible' => true,
				'required' => false,
				'autocomplete' => 'address-line2',
			),
			'postcode' => array(
				'label' => __( 'Postcode', 'vestibule' ),
				'visible' => true,
				'required' => true,
				'autocomplete' => 'postal-code',
			),
			'city'     => array(
				'label' => __( 'City', 'vestibule' ),
				'visible' => true,
				'required' => true,
				'autocomplete' => 'address-level2',
			),
			'state'    => array(
				'label' => __( 'State or region', 'vestibule' ),
				'visible' => false,
				'required' => false,
				'autocomplete' => 'address-level1',
			),
			self::COUNTRY => array(
				'label' => __( 'Country', 'vestibule' ),
				'visible' => true,
				'required' => false,
				'autocomplete' => 'country',
			),
		);
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return self::COUNTRY === $part
			? AnswerControl::choice( $this->countries->options() )
			: parent::answerControl( $field, $part );
	}

	protected function partFaults( Field $field, string $key, string $text ): array {
		return self::COUNTRY === $key
			? $this->invalid( $this->countries->isOffered( Texts::trim( $text ) ), $field )
			: parent::partFaults( $field, $key, $text );
	}

	protected function partText( string $key, string $text ): string {
		return self::COUNTRY === $key && '' !== $text ? $this->countries->name( $text ) : $text;
	}

	protected function partControl( FieldView $view, array $part, array $attributes ): string {
		if ( self::COUNTRY !== $part['key'] ) {
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
