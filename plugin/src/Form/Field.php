<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** One field of a form with every default filled in (docs/reference/form.md; contract field.schema.json). */
final class Field {

	/**
	 * @param array{required: string, invalid: string, max: string}                         $messages
	 * @param list<array{value: string, label: string}>                                     $options
	 * @param list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> $parts Of a
	 * name field, as posted: names[first_name].
	 * @param string                                                                        $text     HTML made safe
	 * with kses.
	 */
	public function __construct(
		public readonly FieldType $type,
		public readonly string $name,
		public readonly string $label,
		public readonly string $help,
		public readonly string $placeholder,
		public readonly bool $required,
		public readonly array $messages,
		public readonly array $options = array(),
		public readonly int $maxSelections = 0,
		public readonly int $maxLength = 0,
		public readonly string $autocomplete = '',
		public readonly array $parts = array(),
		public readonly string $text = '',
		public readonly string $initialCountry = 'auto',
		public readonly int $event = 0,
	) {}
}
