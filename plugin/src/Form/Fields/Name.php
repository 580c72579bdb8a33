<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Form\Field;
use Vestibule\Form\NamePart;
use Vestibule\Form\Rules\Text as Texts;
use Vestibule\Form\SubmittedData;
use Vestibule\Form\View\FieldView;
use Vestibule\Form\View\Frame;
use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** First, middle and last name, posted as names[first_name] and so on; each part has its own error. */
final class Name extends BaseType implements HasParts, HasRole {

	public function name(): string {
		return 'name';
	}

	public function attributes(): array {
		$parts = array();
		foreach ( NamePart::cases() as $part ) {
			$parts[ $part->value ] = array(
				'type'       => 'object',
				'properties' => array(
					'label'    => array( 'type' => 'string', 'default' => '' ),
					'visible'  => array( 'type' => 'boolean', 'default' => $part->isVisible() ),
					'required' => array( 'type' => 'boolean', 'default' => $part->isRequired() ),
				),
			);
		}
		return array( 'parts' => array( 'type' => 'object', 'default' => array(), 'properties' => $parts ) );
	}

	public function defaults(): Defaults {
		return new Defaults( 'names', __( 'Name', 'vestibule' ), array(), array( 'maxLength' => 200 ) );
	}

	/** The field is required where one of its parts is. */
	public function settings( array $settings, string $name ): array {
		$given = is_array( $settings['parts'] ?? null ) ? $settings['parts'] : array();
		$parts = array();
		foreach ( NamePart::cases() as $part ) {
			$own = $given[ $part->value ] ?? null;
			if ( is_array( $own ) && true === $own['visible'] ) {
				$parts[] = array(
					'key'          => $part->value,
					'name'         => "{$name}[{$part->value}]",
					'label'        => is_string( $own['label'] ) && '' !== trim( $own['label'] ) ? $own['label'] : $part->label(),
					'required'     => true === $own['required'],
					'autocomplete' => $part->autocomplete(),
				);
			}
		}
		return array( 'parts' => $parts, 'required' => in_array( true, array_column( $parts, 'required' ), true ) ) + $settings;
	}

	public function parts( Field $field ): array {
		/** @var list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> $parts */
		$parts = $field->settings['parts'] ?? array();
		return $parts;
	}

	public function role(): AnswerRole {
		return AnswerRole::Name;
	}

	public function read( Field $field, SubmittedData $data ): Value {
		$posted = array();
		foreach ( $this->parts( $field ) as $part ) {
			$posted[ $part['name'] ] = self::line( $data->string( $field->name, $part['key'] ) );
		}
		return new Value( $posted );
	}

	public function errors( Field $field, Value $value, Context $context ): array {
		$errors = array();
		foreach ( $this->parts( $field ) as $part ) {
			$text                    = $value->string( $part['name'] );
			$errors[ $part['name'] ] = '' === Texts::trim( $text ) ? $this->missing( $part['required'], $field ) : $this->tooLong( $field, $text );
		}
		return array_filter( $errors );
	}

	/** A column for each part that was given. */
	public function export( Field $field, Value $value ): array {
		$columns = array();
		foreach ( $this->parts( $field ) as $part ) {
			$columns[ $part['label'] ] = $value->string( $part['name'] );
		}
		return array_filter( $columns, static fn( string $text ): bool => '' !== $text );
	}

	public function render( FieldView $view ): string {
		$parts = '';
		foreach ( $this->parts( $view->field ) as $part ) {
			$parts .= $this->part( $view, $part );
		}
		$group = Html::element(
			'div',
			array(
				'class'            => 'vestibule-parts has-' . count( $this->parts( $view->field ) ),
				'role'             => 'group',
				'aria-labelledby'  => $view->id . '_label',
				'aria-describedby' => FieldView::ids( $view->id, '' !== $view->field->help, false ),
			),
			$parts
		);
		return ( new Frame() )->render( $view, $group, true, false );
	}

	/** @param array{key: string, name: string, label: string, required: bool, autocomplete: string} $part */
	private function part( FieldView $view, array $part ): string {
		$frame  = new Frame();
		$id     = $view->partId( $part['key'] );
		$errors = $view->state->errorsOf( $part['name'] );
		$label  = Html::element(
			'label',
			array(
				'class' => 'vestibule-part__label',
				'for'   => $id,
			),
			Html::element( 'span', array(), Html::escape( $part['label'] ) )
			. ( $part['required'] ? $frame->requiredMark( $view ) : '' )
		);
		$input = Html::void(
			'input',
			array(
				'class'            => 'vestibule-field__input',
				'id'               => $id,
				'name'             => $part['name'],
				'type'             => 'text',
				'autocomplete'     => $part['autocomplete'],
				'maxlength'        => 0 === $view->field->number( 'maxLength' ) ? null : $view->field->number( 'maxLength' ),
				'aria-required'    => $part['required'] ? 'true' : null,
				'aria-invalid'     => Html::ariaBool( array() !== $errors ),
				'aria-describedby' => FieldView::ids( $id, false, array() !== $errors ),
				'value'            => $view->state->string( $part['name'] ),
			)
		);
		return Html::element( 'div', array( 'class' => 'vestibule-part' ), $label . $input . $frame->errors( $id, $errors ) );
	}
}
