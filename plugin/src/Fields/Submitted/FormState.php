<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

/**
 * Values, errors and result of a submission without JavaScript, for rendering the form again. Empty on the first visit.
 */
final class FormState {

	/**
	 * @param array<string, string|list<string>> $values  Values by input name, such as names[first_name].
	 * @param array<string, list<string>>        $errors  Errors by input name. Errors about the whole form have the key
	 * `form`.
	 * @param string                             $message Safe HTML of the success message, or empty.
	 * @param int                                $step    Current step, from 1. 0 on the first visit.
	 */
	public function __construct(
		public readonly array $values = array(),
		public readonly array $errors = array(),
		public readonly string $message = '',
		public readonly bool $hidden = false,
		public readonly int $step = 0,
		public readonly ?ResumedForm $resumed = null,
	) {}

	/** Checks whether there are neither values, errors nor a success message. */
	public function isEmpty(): bool {
		return array() === $this->values && array() === $this->errors && '' === $this->message;
	}

	/** Checks whether the visitor has neither submitted nor resumed the form. */
	public function isFresh(): bool {
		return array() === $this->errors && '' === $this->message && 0 === $this->step && null === $this->resumed;
	}

	/**
	 * Sets initial values, unless the state already has values or errors. Fields that the visitor has cleared stay
	 * empty.
	 *
	 * @param array<string, string|list<string>> $values Values by input name.
	 */
	public function beginningWith( array $values ): self {
		return array() === $this->values && array() === $this->errors ? $this->with( $values ) : $this;
	}

	/** @param array<string, string|list<string>> $values Values by input name. */
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
