<?php

declare(strict_types=1);

namespace Vestibule\Form;

defined( 'ABSPATH' ) || exit;

/** The parts of a postal address, in the order in which they are asked (docs/reference/form.md). */
enum AddressPart: string implements Part {
	case Street   = 'street';
	case Line2    = 'line2';
	case Postcode = 'postcode';
	case City     = 'city';
	case State    = 'state';
	case Country  = 'country';

	public function key(): string {
		return $this->value;
	}

	public function label(): string {
		return match ( $this ) {
			self::Street   => __( 'Street and number', 'vestibule' ),
			self::Line2    => __( 'Address line 2', 'vestibule' ),
			self::Postcode => __( 'Postcode', 'vestibule' ),
			self::City     => __( 'City', 'vestibule' ),
			self::State    => __( 'State or region', 'vestibule' ),
			self::Country  => __( 'Country', 'vestibule' ),
		};
	}

	public function isVisible(): bool {
		return self::State !== $this;
	}

	public function isRequired(): bool {
		return in_array( $this, array( self::Street, self::Postcode, self::City ), true );
	}

	public function autocomplete(): string {
		return match ( $this ) {
			self::Street   => 'address-line1',
			self::Line2    => 'address-line2',
			self::Postcode => 'postal-code',
			self::City     => 'address-level2',
			self::State    => 'address-level1',
			self::Country  => 'country',
		};
	}
}
