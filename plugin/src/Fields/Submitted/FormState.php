<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

/** What a visitor has typed and got for an answer, after a post without scripts; empty on a first visit. */
final class FormState {

	/**
	 * @param array<string, string|list<string>> $values  By posted name, such as names[first_name].
	 * @param array<string, list<string>>        $errors  By posted name; `form` belongs to no field.
	 * @param string                             $message Safe HTML of the success message, or empty.
	 * @param int                                $step    Where the visitor is, from 1; 0 at the beginning.
	 */
	public function __construct(
		public readonly array $values = array(),
		public readonly array $errors = array(),
		public readonly string $message = '',
		public readonly bool $hidden = false,
		public readonly int $step = 0,
		public readonly ?Resumed $resumed = null,
	) {}

	/** Whether nothing was posted before. */
	public function isEmpty(): bool {
		return array() === $this->values && array() === $this->errors && '' === $this->message;
	}

	/** Whether the visitor has neither sent nor resumed anything. */
	public function isFresh(): bool {
		return array() === $this->errors && '' === $this->message && 0 === $this->step && null === $this->resumed;
	}

	/**
	 * Fills in initial values, unless the visitor has typed something; emptied fields stay empty.
	 *
	 * @param array<string, string|list<string>> $values By posted name.
	 */
	public function beginningWith( array $values ): self {
		return array() === $this->values && array() === $this->errors ? $this->with( $values ) : $this;
	}

	/** @param array<string, string|list<string>> $values By posted name. */
	public function with( array $values ): self {
		return new self( $values, $this->errors, $this->message, $this->hidden, $this->step, $this->resumed );
	}

	public function string( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_array( $value ) ? ( $value[0] ?? '' ) : $value;
	}

	/** @return list<string> */
	public function strings( string $name ): array {
		$value = $this->values[ $name ] ?? array();
		return is_array( $value ) ? $value : array( $value );
	}

	/** @return list<string> */
	public function errorsOf( string $name ): array {
		return $this->errors[ $name ] ?? array();
	}
}
