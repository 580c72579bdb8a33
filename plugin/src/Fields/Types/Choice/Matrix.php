<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Several questions with the same options (Likert scale). They are displayed as a table of radio buttons, or as
 * separate questions if the form is narrow. Each question is a part, posted as `matrix[q1]`, with its own answer,
 * export column and error.
 *
 * @phpstan-type Question array{key: string, name: string, label: string, required: bool, autocomplete: string}
 */
final class Matrix extends Choice {

	/** Maximum number of questions in a field. */
	private const QUESTIONS = 50;

	/** Maximum number of options that are displayed as a table. More options are displayed below each question. */
	private const IN_TABLE = 7;

	public function name(): string {
		return 'matrix';
	}

	public function standsInRow(): bool {
		return false;
	}

	public function attributes(): array {
		return array(
			'questions' => array(
				'type'    => 'array',
				'default' => array(),
				'items'   => array(
					'type'       => 'object',
					'required'   => array( 'key' ),
					'properties' => array(
						'key'      => array( 'type' => 'string', 'pattern' => '^[A-Za-z][A-Za-z0-9_-]{0,63}$' ),
						'label'    => array( 'type' => 'string', 'maxLength' => 300 ),
						'required' => array( 'type' => 'boolean' ),
					),
				),
			),
			'options'   => parent::attributes()['options'],
		);
	}

	protected function takesPlaces(): bool {
		return false;
	}

	public function defaults(): Defaults {
		return new Defaults(
			'matrix',
			__( 'How do you feel about these?', 'vestibule' ),
			array( 'required' => __( 'Choose an answer', 'vestibule' ) ) + self::notOffered()
		);
	}

	/** Normalizes the questions. If the field is required, all questions are required. */
	public function settings( array $settings, string $name ): array {
		$is_required = true === ( $settings['required'] ?? false );
		$parts       = array();
		foreach ( array_slice(
			is_array( $settings['questions'] ?? null ) ? $settings['questions'] : array(),
			0,
			self::QUESTIONS
		) as $question ) {
			$key   = is_array( $question ) && is_string( $question['key'] ?? null ) ? $question['key'] : '';
			$label = is_array( $question ) && is_string( $question['label'] ?? null ) ? trim( $question['label'] ) : '';
			if ( is_array( $question ) && '' !== $key && ! isset( $parts[ $key ] ) ) {
				$parts[ $key ] = array(
					'key'          => $key,
					'name'         => "{$name}[{$key}]",
					'label'        => '' === $label ? $key : $label,
					'required'     => $is_required || true === ( $question['required'] ?? false ),
					'autocomplete' => '',
				);
			}
		}
		return array( 'parts' => array_values( $parts ) ) + parent::settings( $settings, $name );
	}

	public function unfinished( Field $field ): string {
		return array() === $this->parts( $field ) || array() === $field->options()
			? __( 'Add questions and options to the matrix.', 'vestibule' )
			: '';
	}

	public function pageSettings( Field $field ): array {
		return array();
	}

	public function initialValues( Field $field ): array {
		return array();
	}

	public function parts( Field $field ): array {
		/** @var list<Question> $parts */
		$parts = $field->settings['parts'] ?? array();
		return $parts;
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
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
			$text                    = Texts::trim( $value->string( $part['name'] ) );
			$errors[ $part['name'] ] = '' === $text
				? $this->missing( $part['required'], $field )
				: $this->invalid( in_array( $text, array_column( $field->options(), 'value' ), true ), $field );
		}
		return array_filter( $errors );
	}

	/** Returns one line per answered question. If the value contains only one question, returns only its answer. */
	public function asText( Field $field, Value $value ): string {
		$lines = array();
		foreach ( $this->parts( $field ) as $part ) {
			$text = $value->string( $part['name'] );
			if ( isset( $value->posted[ $part['name'] ] ) && '' !== $text ) {
				$lines[] = 1 === count( $value->posted )
					? $this->word( $field, $text )
					: "{$part['label']}: {$this->word( $field, $text )}";
			}
		}
		return implode( "\n", $lines );
	}

	/** Returns one column per answered question. */
	public function export( Field $field, Value $value ): array {
		$columns = array();
		foreach ( $this->parts( $field ) as $part ) {
			$columns[ $part['label'] ] = $this->word( $field, $value->string( $part['name'] ) );
		}
		return array_filter( $columns, static fn ( string $text ): bool => '' !== $text );
	}

	/** Returns a chart with one line per question. */
	public function charts( Field $field ): array {
		$lines = array_map(
			static fn ( array $part ): Line => Line::of( $part['name'], $part['label'] ),
			$this->parts( $field )
		);
		return array() === $lines ? array() : array( Chart::stack( $lines, $field->options() ) );
	}

	public function valueSchema( Field $field ): array {
		$options = array_map(
			static fn ( array $option ): array =>
				array( 'enum' => array( $option['value'] ), 'title' => $option['label'] ),
			$field->options()
		);
		$parts   = $this->parts( $field );
		$needed  = array_column( array_filter( $parts, static fn ( array $part ): bool => $part['required'] ), 'key' );
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => (object) array_map(
				static fn ( string $label ): array =>
					array( 'type' => 'string', 'title' => $label, 'oneOf' => $options ),
				array_column( $parts, 'label', 'key' )
			),
		) + ( array() === $needed ? array() : array( 'required' => $needed ) );
	}

	public function render( FieldView $view ): string {
		$options = $view->field->options();
		$heads   = array_map(
			static fn ( array $option ): string =>
				Html::element( 'th', array( 'scope' => 'col' ), Html::escape( $option['label'] ) ),
			$options
		);
		$rows    = array_map( fn ( array $part ): string => $this->row( $view, $part ), $this->printedParts( $view ) );
		$table   = Html::element(
			'table',
			array(
				'class'            => 'vestibule-matrix' . ( count( $options ) > self::IN_TABLE ? ' has-many' : '' ),
				'aria-labelledby'  => $view->id . '_label',
				'aria-describedby' => FieldView::ids( $view->id, '' !== $view->field->help, false ),
			),
			Html::element(
				'thead',
				array(),
				Html::element( 'tr', array(), Html::element( 'td', array(), '' ) . implode( '', $heads ) )
			)
			. Html::element( 'tbody', array(), implode( '', $rows ) )
		);
		return ( new Frame() )->render( $view, $table, true );
	}

	/** @param array{key: string, id: string, name: string, label: string, required: bool, autocomplete: string} $part */
	private function row( FieldView $view, array $part ): string {
		$frame  = new Frame();
		$id     = $part['id'];
		$errors = $view->state->errorsOf( $part['name'] );
		$mark   = $part['required'] && ! $view->field->required ? $frame->requiredMark( $view ) : '';
		$cells  = '';
		foreach ( $view->field->options() as $index => $option ) {
			$own    = 0 === $index ? $id : "{$id}_{$index}";
			$box    = Html::void(
				'input',
				array(
					'class'            => 'vestibule-choice__box',
					'id'               => $own,
					'type'             => 'radio',
					'name'             => $part['name'],
					'value'            => $option['value'],
					'aria-labelledby'  => "{$id}_name {$own}_text",
					'aria-describedby' => 0 === $index ? FieldView::ids( $id, false, array() !== $errors ) : null,
					'checked'          => $option['value'] === $view->state->string( $part['name'] ),
				)
			);
			$words  = Html::element(
				'span',
				array( 'class' => 'vestibule-choice__text', 'id' => "{$own}_text" ),
				Html::escape( $option['label'] )
			);
			$cells .= Html::element(
				'td',
				array(),
				Html::element( 'label', array( 'class' => 'vestibule-choice' ), $box . $words )
			);
		}
		$name = Html::element(
			'span',
			array( 'class' => 'vestibule-matrix__question', 'id' => "{$id}_name" ),
			Html::element( 'span', array(), Html::escape( $part['label'] ) ) . $mark
		);
		$head = Html::element(
			'th',
			array( 'scope' => 'row', 'id' => "{$id}_label" ),
			$name . $frame->errors( $id, $errors )
		);
		return Html::element( 'tr', array(), $head . $cells );
	}
}
