<?php

declare(strict_types=1);

namespace Vestibule\Form;

defined( 'ABSPATH' ) || exit;

/** The parts of a name, in the order in which they are asked (docs/reference/form.md). */
enum NamePart: string implements Part {
	case First  = 'first_name';
	case Middle = 'middle_name';
	case Last   = 'last_name';

	public function key(): string {
		return $this->value;
	}

	public function label(): string {
		return match ( $this ) {
			self::First  => __( 'First name', 'vestibule' ),
			self::Middle => __( 'Middle name', 'vestibule' ),
			self::Last   => __( 'Last name', 'vestibule' ),
		};
	}

	public function isVisible(): bool {
		return self::Middle !== $this;
	}

	public function isRequired(): bool {
		return self::Middle !== $this;
	}

	public function autocomplete(): string {
		return match ( $this ) {
			self::First  => 'given-name',
			self::Middle => 'additional-name',
			self::Last   => 'family-name',
		};
	}
}
