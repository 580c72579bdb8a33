<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Lines;

use Vestibule\Fields\Context;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of types with several lines, posted as names[first_name] and so on. Each line is a part with its own label
 * and error. Editors can hide a line or make it required.
 *
 * @phpstan-type ShownPart array{key: string, name: string, label: string, required: bool, autocomplete: string}
 */
abstract class Lines extends FieldType {

	/**
	 * Returns all parts with their defaults, in order, including hidden parts.
	 *
	 * @return array<string, array{label: string, visible: bool, required: bool, autocomplete: string}> Parts by key,
	 * which is the text in the brackets of the input name. `autocomplete` is an HTML autofill token.
	 */
	abstract public function allParts(): array;

	public function attributes(): array {
		$parts = array();
		foreach ( $this->allParts() as $key => $part ) {
			$parts[ $key ] = array(
				'type'       => 'object',
				'properties' => array(
					'label'    => array( 'type' => 'string', 'default' => '' ),
					'visible'  => array( 'type' => 'boolean', 'default' => $part['visible'] ),
					'required' => array( 'type' => 'boolean', 'default' => $part['required'] ),
				),
			);
		}
		return array( 'parts' => array( 'type' => 'object', 'default' => array(), 'properties' => $parts ) );
	}

	/** Collects the visible parts. The field is required if one of them is required. */
	public function settings( array $settings, string $name ): array {
		$given = is_array( $settings['parts'] ?? null ) ? $settings['parts'] : array();
		$parts = array();
		foreach ( $this->allParts() as $key => $part ) {
			$own = $given[ $key ] ?? null;
			if ( is_array( $own ) && true === $own['visible'] ) {
				$parts[] = array(
					'key'          => $key,
					'name'         => "{$name}[{$key}]",
					'label'        => is_string( $own['label'] ) && '' !== trim( $own['label'] )
						? $own['label']
						: $part['label'],
					'required'     => true === $own['required'],
					'autocomplete' => $part['autocomplete'],
				);
			}
		}
		return array(
			'parts' => $parts,
			'required' => in_array( true, array_column( $parts, 'required' ), true ),
		) + $settings;
	}

	public function parts( Field $field ): array {
		/** @var list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> $parts */
		$parts = $field->settings['parts'] ?? array();
		return $parts;
	}

	/** Uses the text as the value of the first line. */
	public function prefilled( Field $field, string $text ): array {
		$name = $this->parts( $field )[0]['name'] ?? '';
		return '' === $name ? array() : array( $name => self::line( $text ) );
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
			$errors[ $part['name'] ] = '' === Texts::trim( $text )
				? $this->missing( $part['required'], $field )
				: $this->partFaults( $field, $part['key'], $text );
		}
		return array_filter( $errors );
	}

	/** Returns one column for each answered part. */
	public function export( Field $field, Value $value ): array {
		$columns = array();
		foreach ( $this->parts( $field ) as $part ) {
			$columns[ $part['label'] ] = $this->partText( $part['key'], $value->string( $part['name'] ) );
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

	public function asText( Field $field, Value $value ): string {
		$texts = array_map(
			fn ( array $part ): string => $this->partText( $part['key'], $value->string( $part['name'] ) ),
			$this->parts( $field )
		);
		return implode( ', ', array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/** @return list<string> Errors of a part that is not empty. */
	protected function partFaults( Field $field, string $key, string $text ): array {
		return $this->tooLong( $field, $text );
	}

	/** Returns the text to display for the value of a part. */
	protected function partText( string $key, string $text ): string {
		return $text;
	}

	/**
	 * Renders the control of a part.
	 *
	 * @param ShownPart                      $part
	 * @param array<string, string|int|null> $attributes Attributes that all controls have.
	 */
	protected function partControl( FieldView $view, array $part, array $attributes ): string {
		$longest = $view->field->number( 'maxLength' );
		return Html::void(
			'input',
			$attributes + array(
				'type'      => 'text',
				'maxlength' => 0 === $longest ? null : $longest,
				'value'     => $view->state->string( $part['name'] ),
			)
		);
	}

	/** Returns an additional CSS class for the element of a part. */
	protected function partClass( string $key ): string {
		return '';
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
		$control = $this->partControl(
			$view,
			$part,
			array(
				'class'            => 'vestibule-field__input',
				'id'               => $id,
				'name'             => $part['name'],
				'autocomplete'     => $part['autocomplete'],
				'aria-required'    => $part['required'] ? 'true' : null,
				'aria-invalid'     => Html::ariaBool( array() !== $errors ),
				'aria-describedby' => FieldView::ids( $id, false, array() !== $errors ),
			)
		);
		return Html::element(
			'div',
			array( 'class' => 'vestibule-part' . $this->partClass( $part['key'] ) ),
			$label . $control . $frame->errors( $id, $errors )
		);
	}
}
