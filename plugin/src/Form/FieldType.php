<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** The kinds of field; the value is the last part of the block's name and the `type` of the contract form-props. */
enum FieldType: string {
	case Name        = 'name';
	case Email       = 'email';
	case Country     = 'country';
	case Phone       = 'phone';
	case Text        = 'text';
	case Textarea    = 'textarea';
	case Radio       = 'radio';
	case Checkbox    = 'checkbox';
	case MultiSelect = 'multi-select';
	case Agreement   = 'agreement';
	case Terms       = 'terms';
	case Appointment = 'appointment';

	public static function ofBlock( ?string $block_name ): ?self {
		return null === $block_name || ! str_starts_with( $block_name, 'vestibule/field-' )
			? null
			: self::tryFrom( substr( $block_name, 16 ) );
	}

	public function block(): string {
		return 'vestibule/field-' . $this->value;
	}

	/** Whether several values can be chosen, so that the posted value is a list. */
	public function isList(): bool {
		return self::Checkbox === $this || self::MultiSelect === $this;
	}
}
