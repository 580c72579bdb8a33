<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\FieldWidths;
use Vestibule\Fields\View\PrintedField;
use Vestibule\Kernel\Html\Html;

/**
 * Renders the rows of a repeater: the posted rows, or the minimum number of rows. If JavaScript is disabled, the
 * buttons submit the form, which is then rendered with one more row or one fewer. Scripts clone the template, which
 * contains an empty first row and the button for adding rows (blocks/fields/repeater/live.ts).
 */
final class RowPrinter {

	/** Maximum number of fields that are rendered as columns if no field has a width. */
	private const COLUMNS = 4;

	private readonly Row $row;

	/** @var list<array<string, string|list<string>>> */
	private readonly array $rows;

	public function __construct( private readonly FieldView $view ) {
		$field      = $view->field;
		$this->row  = new Row( $field );
		$given      = RowValues::read( $view->state->string( $field->name ) );
		$least      = max( 1, $field->number( 'minRows' ) );
		$this->rows = array_slice(
			array_pad( $given, $least, $this->row->form->initialValues() ),
			0,
			max( $least, $field->number( 'maxRows' ), count( $given ) )
		);
	}

	public function render(): string {
		$view  = $this->view;
		$field = $view->field;
		$least = max( 1, $field->number( 'minRows' ) );
		$rows  = array();
		foreach ( $this->rows as $number => $values ) {
			$rows[] = $this->row( $number, $values, $view->state->errors, count( $this->rows ) > $least );
		}
		$blank = $this->row( 0, $this->row->form->initialValues(), array(), true );
		$add   = $this->button( 'vestibule-rows__add', 'add', Html::escape( $field->string( 'addLabel' ) ) );
		return Html::element(
			'div',
			array(
				'class'            => 'vestibule-rows' . ( $this->hasColumns() ? ' has-columns' : '' ),
				'role'             => 'group',
				'aria-labelledby'  => "{$view->id}_label",
				'aria-describedby' => $view->describedBy(),
			),
			// The Enter key activates the first submit button of a form, so this must not be a button that changes the
			// rows.
			Html::element( 'button', array( 'type' => 'submit', 'hidden' => true ), '' )
			. Html::element( 'div', array( 'class' => 'vestibule-rows__list' ), implode( '', $rows ) )
			. ( count( $this->rows ) >= $field->number( 'maxRows' ) ? '' : $add )
			. Html::element( 'div', array( 'class' => 'vestibule-rows__status', 'role' => 'status' ), '' )
			. Html::element( 'template', array(), $blank . $add )
		);
	}

	/** @return list<array{key: string, id: string, name: string, label: string, required: bool, autocomplete: string}> */
	public function parts(): array {
		$parts = array();
		foreach ( array_keys( $this->rows ) as $number ) {
			foreach ( $this->row->form->fields as $field ) {
				$parts[] = array(
					'key'          => "{$number}_{$field->name}",
					'id'           => $this->id( $number, $field ),
					'name'         => Row::posted( $this->view->field->name, $number, $field->name ),
					'label'        => "{$this->label( $number )}, {$field->label}",
					'required'     => $field->required,
					'autocomplete' => '',
				);
			}
		}
		return $parts;
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @param array<string, list<string>>        $errors Errors by input name.
	 */
	private function row( int $number, array $values, array $errors, bool $can_go ): string {
		$id     = "{$this->view->id}_{$number}";
		$label  = $this->label( $number );
		$shown  = $this->row->shown( $values );
		$fields = '';
		foreach ( $this->row->form->fields as $field ) {
			$state   = new FormState(
				$this->posted( $number, $field->type instanceof ComputesValue ? $shown->values : $values ),
				$errors
			);
			$fields .= $this->field( $field, $number, $state, in_array( $field->name, $shown->hidden, true ) );
		}
		$words = Html::escape( sprintf( RowFormatter::all()['remove'], $label ) );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-row', 'role' => 'group', 'id' => $id, 'aria-labelledby' => "{$id}_label" ),
			Html::element(
				'div',
				array( 'class' => 'vestibule-row__label', 'id' => "{$id}_label" ),
				Html::escape( $label )
			)
			. Html::element(
				'div',
				array( 'class' => 'vestibule-row__fields' . FieldWidths::ofFields( $this->row->form->fields ) ),
				$fields
			)
			. (
				$can_go
					? $this->button(
						'vestibule-row__remove',
						"remove:{$number}",
						Html::element( 'span', array(), $words )
					)
					: ''
			)
		);
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>> Values by input name.
	 */
	private function posted( int $number, array $values ): array {
		$posted = array();
		foreach ( $values as $name => $value ) {
			$posted[ Row::posted( $this->view->field->name, $number, (string) $name ) ] = $value;
		}
		return $posted;
	}

	private function field( FormField $field, int $number, FormState $state, bool $is_hidden ): string {
		$id   = $this->id( $number, $field );
		$view = new PrintedField(
			Row::inRow( $field, $this->view->field->name, $number ),
			$id,
			$state,
			$this->view->words
		);
		return Html::element(
			'div',
			array(
				'class'    => "vestibule-field vestibule-field--{$field->type->name()}" . FieldWidths::width( $field ),
				'id'       => "{$id}_field",
				'data-row' => $field->name,
				'hidden'   => $is_hidden,
			),
			$view->html()
		);
	}

	/**
	 * Renders a button. If JavaScript is disabled, the button submits the form. If the visitor presses the button
	 * before the form's script has loaded, `data-again` makes the loader press it again.
	 */
	private function button( string $class_name, string $what, string $html ): string {
		$value = "{$this->view->field->name}:{$what}";
		return Html::element(
			'button',
			array(
				'class' => $class_name,
				'type' => 'submit',
				'name' => HiddenNames::ROW,
				'value' => $value,
				'data-again' => true,
			),
			$html
		);
	}

	private function hasColumns(): bool {
		return '' === FieldWidths::ofFields( $this->row->form->fields )
			&& count( $this->row->form->fields ) <= self::COLUMNS;
	}

	private function id( int $number, FormField $field ): string {
		return "{$this->view->id}_{$number}_{$field->name}";
	}

	private function label( int $number ): string {
		return $this->view->field->string( 'rowLabel' ) . ' ' . ( $number + 1 );
	}
}
