<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Fields\Field;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Kernel\Html\Html;

/** Data for rendering a field: its ID on the page, the visitor's values and the errors. */
final class FieldView {

	/**
	 * @param string                $id    Unique ID on the page.
	 * @param array<string, string> $words
	 * @param object|null           $model Result of the type's model().
	 */
	public function __construct(
		public readonly Field $field,
		public readonly string $id,
		public readonly FormState $state,
		public readonly array $words,
		public readonly ?object $model = null,
	) {}

	public function isInvalid(): bool {
		return array() !== $this->state->errorsOf( $this->field->name );
	}

	public function word( string $key ): string {
		return $this->words[ $key ] ?? '';
	}

	public function partId( string $key ): string {
		return $this->id . '_' . $key;
	}

	/** Returns the IDs of the elements that describe the control: help text and error. */
	public function describedBy(): ?string {
		return self::ids( $this->id, '' !== $this->field->help, $this->isInvalid() );
	}

	public static function ids( string $id, bool $help, bool $error ): ?string {
		$ids = array_filter( array( $help ? "{$id}_help" : '', $error ? "{$id}_error" : '' ) );
		return array() === $ids ? null : implode( ' ', $ids );
	}

	/**
	 * Returns the ARIA attributes of the field's controls.
	 *
	 * @return array<string, string|null>
	 */
	public function aria(): array {
		return array(
			'aria-required'    => $this->field->required ? 'true' : null,
			'aria-invalid'     => Html::ariaBool( $this->isInvalid() ),
			'aria-describedby' => $this->describedBy(),
		);
	}
}
