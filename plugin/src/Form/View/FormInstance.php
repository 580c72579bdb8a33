<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Field;
use Vestibule\Form\FieldReader;
use Vestibule\Form\Fields\BooksTime;
use Vestibule\Form\Fields\FieldType;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\FormState;
use Vestibule\Form\ShownForm;
use Vestibule\Form\Steps\StepPrinter;

/** One form on one page, the n-th of its kind there; its blocks take their fields from it in the order they stand. */
final class FormInstance {

	/** @var list<Field> Fields whose block was not printed yet. */
	private array $waiting;

	/** @var list<FieldView> */
	private array $printed = array();

	private string $submit_label = '';

	/** @var list<string>|null The ids of the parts that are hidden at first. */
	private ?array $hidden = null;

	/**
	 * @param array<string, string> $words
	 * @param StepPrinter|null      $steps Of a form that has steps.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly string $key,
		public readonly FormState $state,
		public readonly array $words,
		private readonly AppointmentModels $appointments,
		public readonly ?StepPrinter $steps = null,
	) {
		$this->waiting = $form->fields;
	}

	/** The field of a block; null when the form's definition no longer has it. */
	public function take( FieldType $type, string $name ): ?FieldView {
		// A field whose name was taken or no name has another one than its block; it still is the next of its kind.
		$numbered = '/^' . preg_quote( FieldReader::wantedName( $type, $name ), '/' ) . '(?:_\d+)?$/D';
		$exact    = in_array( $name, array_map( static fn( Field $field ): string => $field->type->name() === $type->name() ? $field->name : '', $this->waiting ), true );
		foreach ( $this->waiting as $index => $field ) {
			if ( $field->type->name() === $type->name() && ( '' === $name || $field->name === $name || ( ! $exact && 1 === preg_match( $numbered, $field->name ) ) ) ) {
				array_splice( $this->waiting, $index, 1 );
				$view            = new FieldView(
					$field,
					$this->id( $field->name ),
					$this->state,
					$this->words,
					$type instanceof BooksTime ? $this->appointments->forEvent( $field->number( 'event' ), $this->form, $this->state->string( $field->name ) ) : null
				);
				$this->printed[] = $view;
				return $view;
			}
		}
		return null;
	}

	/** Whether conditions hide a part of the form at first: for what was typed, or in the empty form. */
	public function isHidden( string $part ): bool {
		$this->hidden ??= array() === $this->form->parts ? array() : ShownForm::decide( $this->form, $this->state->values )->hidden;
		return in_array( $part, $this->hidden, true );
	}

	/** @return list<FieldView> What stands on the page, in order. */
	public function printed(): array {
		return $this->printed;
	}

	public function submitLabel(): string {
		return $this->submit_label;
	}

	public function nameSubmit( string $label ): void {
		$this->submit_label = $label;
	}

	private function id( string $name ): string {
		return $this->key . '_' . $name;
	}
}
