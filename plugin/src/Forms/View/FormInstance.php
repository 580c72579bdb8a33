<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\Context;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\View\PrintedField;
use Vestibule\Forms\Limits\LimitState;
use Vestibule\Forms\Steps\StepPrinter;

/** Instance of a form on a page. A page can contain several instances of the same form. */
final class FormInstance {

	/** @var array<string, PrintedField> Printed fields by name. */
	private array $printed = array();

	private ?Context $context = null;

	private string $submit_label = '';

	/** @var list<string>|null IDs of the parts that are hidden at first. Null until they are calculated. */
	private ?array $hidden = null;

	/**
	 * @param array<string, string> $words
	 * @param StepPrinter|null      $steps           Null if the form has no steps.
	 * @param bool                  $isCalendarFirst Whether the first step contains only the appointment.
	 * @param LimitState|null       $limits          State of the limits. Null if the form has no limits.
	 * @param bool                  $isForVisitor    Whether the current visitor may see the questions.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly string $key,
		public readonly FormState $state,
		public readonly array $words,
		public readonly ?StepPrinter $steps = null,
		public readonly bool $isCalendarFirst = false,
		public readonly ?LimitState $limits = null,
		public readonly bool $isForVisitor = true,
	) {}

	/** Returns a field for printing. Null if the field has already been printed, or is not in the form's definition. */
	public function print( string $name ): ?PrintedField {
		$field = isset( $this->printed[ $name ] ) ? null : $this->form->field( $name );
		if ( null === $field ) {
			return null;
		}
		$model                  = $field->type->model( $field, $this->context() );
		$this->printed[ $name ] = new PrintedField(
			$field,
			"{$this->key}_{$name}",
			$this->state,
			$this->words,
			$model
		);
		return $this->printed[ $name ];
	}

	private function context(): Context {
		return $this->context ??= $this->form->context( $this->state->values );
	}

	/**
	 * Checks whether a part is hidden at first, because its conditions are not met by the submitted or default values.
	 */
	public function isHidden( string $part ): bool {
		$this->hidden ??= array() === $this->form->parts
			? array()
			: ShownForm::decide( $this->form, $this->state->values )->hidden;
		return in_array( $part, $this->hidden, true );
	}

	/** @return list<PrintedField> Printed fields in the order of printing. */
	public function printed(): array {
		return array_values( $this->printed );
	}

	public function submitLabel(): string {
		return $this->submit_label;
	}

	public function nameSubmit( string $label ): void {
		$this->submit_label = $label;
	}
}
