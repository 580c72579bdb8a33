<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of field types on the server. Its default methods implement a single-line text field, required or
 * optional, with label, help text and error. Subclasses define the name and the defaults, render the control and add
 * validation rules. A type has no state, because one object is used for all fields of all forms (docs/field-types.md).
 */
abstract class FieldType {

	/**
	 * Returns the type's name, in lower case with hyphens. The type `multi-select` has the block
	 * `vestibule/field-multi-select`.
	 */
	abstract public function name(): string;

	/** Returns the defaults of the type. They are in the current language, so they must not be cached. */
	abstract public function defaults(): Defaults;

	/**
	 * Returns the attributes that editors can set. All types also have name, label, help, required and messages.
	 *
	 * @return array<string, array<string, mixed>> JSON Schemas by attribute, each with a `default`. They use the subset
	 * of draft-04 that WordPress supports. Invalid values are replaced by the default.
	 */
	public function attributes(): array {
		return array();
	}

	/**
	 * Returns the final settings of a field, such as normalized limits or derived values.
	 *
	 * @param array<string, mixed> $settings Validated settings by attribute, including defaults.
	 * @param string               $name     Name of the field.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings, string $name ): array {
		return $settings;
	}

	/**
	 * Prepares a field that was imported from another site. Removes data that is valid only on that site, such as post
	 * IDs.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @return array{array<array-key, mixed>, string} Attributes, and a notice that tells the editor which settings to
	 * choose again, with %s for the label. The notice is empty if nothing was removed.
	 */
	public function fromAnotherSite( array $attributes ): array {
		return array( $attributes, '' );
	}

	/**
	 * @return array<string, string> Labels and messages for the control and its script, by key. Excludes those that all
	 * types share.
	 */
	public function viewWords(): array {
		return array();
	}

	/**
	 * @return string Error if a setting must be completed before the form can be published. Empty if the field is
	 * complete.
	 */
	public function unfinished( Field $field ): string {
		return '';
	}

	/**
	 * @return array<string, mixed> Settings by attribute, for rendering and validation in the browser. They are public,
	 * because pages contain them.
	 */
	public function pageSettings( Field $field ): array {
		return array();
	}

	/** Loads data for render() and pageProps(), such as available times. Called once per field and page. */
	public function model( Field $field, Context $context ): ?object {
		return null;
	}

	/** @return array<string, mixed> Additional props of the field. Excludes props that all types have. */
	public function pageProps( FieldView $view ): array {
		return array();
	}

	/**
	 * @return string ID of a script module that pages with such a field load (wp_register_script_module()). Empty if
	 * there is none.
	 */
	public function scriptModule(): string {
		return '';
	}

	/**
	 * Returns the meaning of the answer for the entry, such as the sender's name or the appointment. Null if it has no
	 * special meaning.
	 */
	public function role(): ?AnswerRole {
		return null;
	}

	/** Checks whether the posted value is a list, as in a field with several choices. */
	public function holdsList(): bool {
		return false;
	}

	/**
	 * Checks whether repeater rows can contain this type. Such a type only uses input names for its value and its
	 * additional controls, stores nothing except its value, and doesn't depend on the form.
	 */
	public function standsInRow(): bool {
		return false;
	}

	/**
	 * Returns the visible parts of a type with several inputs, such as `names[first_name]`, in display order. Each part
	 * has its own label and errors.
	 *
	 * @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}>|null `key` is
	 * the text in the brackets of `name`. `autocomplete` is an HTML autofill token. Null if the type has only one input
	 * name.
	 */
	public function parts( Field $field ): ?array {
		return null;
	}

	/**
	 * Returns the controls that have their own errors: the parts, and additional controls that are validated
	 * separately. Used by links from the error list and by validation in the browser.
	 *
	 * @return list<array{key: string, id: string, name: string, label: string, required: bool, autocomplete: string}>
	 */
	public function printedParts( FieldView $view ): array {
		return array_map(
			static fn ( array $part ): array => array( 'id' => $view->partId( $part['key'] ) ) + $part,
			$this->parts( $view->field ) ?? array()
		);
	}

	/** @return list<array{value: string, label: string}> Options that visitors can choose. */
	public function choices( Field $field ): array {
		return $field->options();
	}

	/**
	 * @return array<string, string> Labels of additional controls, such as the text input of "Other", by input name.
	 */
	public function besides( Field $field ): array {
		return array();
	}

	/** @return array<string, string|list<string>> Initial values by input name. Empty values are omitted. */
	public function initialValues( Field $field ): array {
		return array();
	}

	/**
	 * Converts default text or the value of a URL parameter to values of the field.
	 *
	 * @param string $text Unvalidated text. The values are validated when the form is submitted.
	 * @return array<string, string|list<string>> Values by input name. Empty if the type can't use the text.
	 */
	public function prefilled( Field $field, string $text ): array {
		return array( $field->name => self::line( $text ) );
	}

	/**
	 * Reads the field's value from a submission, without validating it.
	 *
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If the structure of the data is invalid. The plugin's own
	 * forms never send such data.
	 */
	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => self::line( $data->string( $field->name ) ) ) );
	}

	/**
	 * Returns the value for displaying the form again after a submission without JavaScript, even if the value is
	 * invalid. Types with several inputs, such as day, month and year, join them.
	 *
	 * @param mixed $posted Unvalidated value as parsed by PHP.
	 */
	public function typed( Field $field, mixed $posted ): mixed {
		return $posted;
	}

	/**
	 * Validates a value. The rules are not applied to an empty field that is optional (docs/form.md).
	 *
	 * @return array<string, list<string>> Error messages by input name. Empty if the value is valid.
	 */
	public function errors( Field $field, Value $value, Context $context ): array {
		$faults = $this->isEmpty( $value )
			? $this->missing( $field->required, $field )
			: $this->faults( $field, $value, $context );
		return array() === $faults ? array() : array( $field->name => $faults );
	}

	/** @return string Escaped HTML of the field's content. */
	public function render( FieldView $view ): string {
		return ( new Frame() )->render( $view, $this->control( $view ) );
	}

	/**
	 * Converts input that visitors can write in several ways, such as a number, to a standard format for conditions and
	 * formulas.
	 *
	 * @return string Value in the standard format. Unchanged if it can't be parsed.
	 */
	public function plainText( Field $field, string $text ): string {
		return $text;
	}

	/** @return string Answer as plain text, for emails, the Entries screen and printing. */
	public function asText( Field $field, Value $value ): string {
		$texts = array();
		foreach ( array_column(
			$this->parts( $field ) ?? array( array( 'name' => $field->name ) ),
			'name'
		) as $name ) {
			array_push( $texts, ...$value->strings( $name ) );
		}
		$filled = array_filter( $texts, static fn( string $text ): bool => '' !== $text );
		return implode( ', ', array_map( fn( string $text ): string => $this->word( $field, $text ), $filled ) );
	}

	/**
	 * Formats each value that was submitted under an input name, for lists on screens.
	 *
	 * @param list<string> $values Values that are not empty.
	 * @return list<string>
	 */
	public function asTexts( Field $field, string $name, array $values ): array {
		return array_map(
			fn ( string $text ): string => $this->asText( $field, new Value( array( $name => $text ) ) ),
			$values
		);
	}

	/** @return array<string, string> Text for exports, by column heading. */
	public function export( Field $field, Value $value ): array {
		return array( $field->label => $this->asText( $field, $value ) );
	}

	/**
	 * Returns the charts of the field in the form's results (docs/results.md).
	 *
	 * @return list<Chart> Empty if the results only show the number of answers, such as for text fields.
	 */
	public function charts( Field $field ): array {
		return array();
	}

	/**
	 * @return array<string, mixed> JSON Schema of the value for API clients, without `title` and `description`. Empty
	 * to use the schema for plain text, lists or parts.
	 */
	public function valueSchema( Field $field ): array {
		return array();
	}

	/**
	 * Converts a value from an API client, such as a number or `true`, to the format that forms post.
	 *
	 * @param mixed $given Unvalidated value. Values with an unexpected type are returned unchanged. Validation then
	 * rejects them.
	 */
	public function posted( Field $field, mixed $given ): mixed {
		return $given;
	}

	/**
	 * Returns the control for editing the answer of an entry. The edited value is processed by posted(), read(),
	 * errors() and normalize().
	 *
	 * @param string $part Key of the part. Empty if the type has no parts.
	 */
	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		$options = $this->choices( $field );
		return match ( true ) {
			$this instanceof BooksTime     => AnswerControl::none(
				__( 'A booked time cannot be changed here.', 'vestibule' )
			),
			$this instanceof TakesFiles    => AnswerControl::none(
				__( 'Files and signatures cannot be changed.', 'vestibule' )
			),
			$this instanceof ComputesValue => AnswerControl::none(
				__( 'This value is calculated from other answers.', 'vestibule' )
			),
			! $this->holdsList()           => array() === $options
				? AnswerControl::line()
				: AnswerControl::choice( $options ),
			default                        => array() === $options
				? AnswerControl::none()
				: AnswerControl::choices( $options ),
		};
	}

	/** Converts a stored value to the format for editing. read() and normalize() convert the edited value back. */
	public function editedValue( Field $field, Value $value ): Value {
		return $value;
	}

	/**
	 * Stores additional database rows in the transaction of the entry, so that either both are stored or neither. Must
	 * not do anything except write to the database, because the transaction can run again after a conflict.
	 *
	 * @param Value $value Stored value. Empty if the visitor didn't answer the field.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If the value has become invalid in the meantime.
	 */
	public function write( Field $field, Value $value, int $form, int $entry ): void {}

	/** Renders the control, which is placed inside the frame. */
	protected function control( FieldView $view ): string {
		return '';
	}

	protected function isEmpty( Value $value ): bool {
		return '' === Texts::trim( $value->string() );
	}

	/** @return list<string> Error messages for a value that is not empty. */
	protected function faults( Field $field, Value $value, Context $context ): array {
		return array();
	}

	/** Returns the text to display for a submitted value, such as the label of an option. */
	protected function word( Field $field, string $text ): string {
		return $text;
	}

	/**
	 * Converts text to a single line without control characters, because these would break emails, calendars and
	 * tables.
	 */
	final protected static function line( string $text ): string {
		return Texts::trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	}

	/** @return list<string> */
	final protected function missing( bool $is_required, Field $field ): array {
		return $is_required ? array( $field->message( 'required' ) ) : array();
	}

	/** @return list<string> */
	final protected function invalid( bool $is_valid, Field $field ): array {
		return $is_valid ? array() : array( $field->message( 'invalid' ) );
	}

	/** @return list<string> Error message if the text is longer than the field's `maxLength`. */
	final protected function tooLong( Field $field, string $text ): array {
		$limit = $field->number( 'maxLength' );
		return $limit > 0 && Texts::length( Texts::trim( $text ) ) > $limit
			? array( $field->message( 'max', array( 'maxLength' => $limit ) ) )
			: array();
	}

	/** @return array<string, mixed> Schema of a string attribute. */
	final protected static function textAttribute( int $longest ): array {
		return array( 'type' => 'string', 'default' => '', 'maxLength' => $longest );
	}

	/** @return array<string, mixed> Schema of an integer attribute. */
	final protected static function numberAttribute( ?int $maximum = null ): array {
		return array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) + (
			null === $maximum ? array() : array( 'maximum' => $maximum )
		);
	}
}
