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
 * Base class of field types on the server. The default methods implement a required or optional line of text, with
 * label, help and error. Subclasses set the name and defaults, render the control and add validation rules. A type has
 * no state, because one instance is used for all fields of all forms (docs/field-types.md).
 */
abstract class FieldType {

	/**
	 * Returns the type's name in lower case with hyphens, such as `multi-select`. The block is
	 * `vestibule/field-multi-select`.
	 */
	abstract public function name(): string;

	/** Returns the defaults of a field. They are in the site's language, so they must not be cached. */
	abstract public function defaults(): Defaults;

	/**
	 * Returns the attributes that editors can set, in addition to name, label, help, required and messages of all
	 * types.
	 *
	 * @return array<string, array<string, mixed>> JSON Schema (the draft-04 subset that WordPress validates) by
	 * attribute, each with a `default`. Invalid values are replaced by the default.
	 */
	public function attributes(): array {
		return array();
	}

	/**
	 * Returns the final settings of a field.
	 *
	 * @param array<string, mixed> $settings Validated settings by attribute, including defaults.
	 * @param string               $name     Posted name of the field.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings, string $name ): array {
		return $settings;
	}

	/**
	 * Removes data that has no meaning on this site, such as post IDs, from a field imported from another site.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @return array{array<array-key, mixed>, string} Attributes, and a notice about settings that the editor has to
	 * choose again, with %s for the label. The notice is empty if nothing was removed.
	 */
	public function fromAnotherSite( array $attributes ): array {
		return array( $attributes, '' );
	}

	/** @return array<string, string> Texts for the control and its script, by key, in addition to the common texts. */
	public function viewWords(): array {
		return array();
	}

	/**
	 * @return string Error about a setting that is still missing before the form can be published. Empty if the field
	 * is complete.
	 */
	public function unfinished( Field $field ): string {
		return '';
	}

	/**
	 * @return array<string, mixed> Settings for the view and validation in the browser, by attribute. Public on the
	 * page.
	 */
	public function pageSettings( Field $field ): array {
		return array();
	}

	/** Loads data for render() and pageProps() once per field and page, such as available times. */
	public function model( Field $field, Context $context ): ?object {
		return null;
	}

	/** @return array<string, mixed> Props of the field, in addition to those of all types. */
	public function pageProps( FieldView $view ): array {
		return array();
	}

	/**
	 * @return string ID of a script module registered with wp_register_script_module(), for pages with such a field.
	 * Empty if there is none.
	 */
	public function scriptModule(): string {
		return '';
	}

	/**
	 * Returns the meaning of the answer for the entry, such as the sender's name or the appointment. Null if it has
	 * none.
	 */
	public function role(): ?AnswerRole {
		return null;
	}

	/** Checks whether visitors can choose several values, so that the posted value is a list. */
	public function holdsList(): bool {
		return false;
	}

	/**
	 * Checks whether the type can be used in the rows of a repeater. It must post only its own name and those of
	 * additional controls, store nothing outside of its value, and not depend on the form.
	 */
	public function standsInRow(): bool {
		return false;
	}

	/**
	 * Returns the visible parts of a type that posts several names, such as `names[first_name]`, in order. Each part
	 * has its own label and errors.
	 *
	 * @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}>|null `key` is
	 * the text in the brackets of `name`, and `autocomplete` an HTML autofill token. Null if the type posts only the
	 * field's name.
	 */
	public function parts( Field $field ): ?array {
		return null;
	}

	/**
	 * Returns the controls that have their own errors on the page, for error links and validation in the browser. These
	 * are the parts, and the additional controls that are validated separately.
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

	/** @return array<string, string> Labels of additional controls by posted name, such as the text of "Other". */
	public function besides( Field $field ): array {
		return array();
	}

	/** @return array<string, string|list<string>> Values by posted name. Empty values are omitted. */
	public function initialValues( Field $field ): array {
		return array();
	}

	/**
	 * Returns the field's values for a default text or a URL parameter.
	 *
	 * @param string $text Unvalidated text. Validation happens when the form is submitted.
	 * @return array<string, string|list<string>> Values by posted name. Empty if the type doesn't support the text.
	 */
	public function prefilled( Field $field, string $text ): array {
		return array( $field->name => self::line( $text ) );
	}

	/**
	 * Reads the field's value from a submission, without validating it.
	 *
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If the data has an unexpected structure, which the plugin's
	 * own forms never send.
	 */
	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => self::line( $data->string( $field->name ) ) ) );
	}

	/**
	 * Returns the value to display again after a submission without JavaScript, even if it is invalid. Types with
	 * several inputs, such as day, month and year, combine them.
	 *
	 * @param mixed $posted Unvalidated value as parsed by PHP.
	 */
	public function typed( Field $field, mixed $posted ): mixed {
		return $posted;
	}

	/**
	 * Validates a value. Empty optional fields skip the rules (docs/form.md).
	 *
	 * @return array<string, list<string>> Error messages by posted name. Empty if the value is valid.
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
	 * Converts text with several notations, such as a number, to a single notation for conditions and formulas.
	 *
	 * @return string The unchanged text if it can't be parsed.
	 */
	public function plainText( Field $field, string $text ): string {
		return $text;
	}

	/** @return string Answer as plain text, for emails, the entries screen and printing. */
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
	 * Formats each value of a posted name, for lists on screens.
	 *
	 * @param list<string> $values Values without empty ones.
	 * @return list<string>
	 */
	public function asTexts( Field $field, string $name, array $values ): array {
		return array_map(
			fn ( string $text ): string => $this->asText( $field, new Value( array( $name => $text ) ) ),
			$values
		);
	}

	/** @return array<string, string> Text by column heading, for exports. */
	public function export( Field $field, Value $value ): array {
		return array( $field->label => $this->asText( $field, $value ) );
	}

	/**
	 * Returns the charts of the field in the form's results (docs/results.md).
	 *
	 * @return list<Chart> Empty if only the number of answers is counted, such as for text fields.
	 */
	public function charts( Field $field ): array {
		return array();
	}

	/**
	 * @return array<string, mixed> JSON Schema of the value for API clients, without `title` and `description`. Empty
	 * for plain text, lists and parts.
	 */
	public function valueSchema( Field $field ): array {
		return array();
	}

	/**
	 * Converts a value from an API client, such as a number or `true`, to the format that the form posts.
	 *
	 * @param mixed $given Unvalidated value. Unsupported values are returned unchanged and rejected by validation.
	 */
	public function posted( Field $field, mixed $given ): mixed {
		return $given;
	}

	/**
	 * Returns the control with which the team edits the answer of an entry. The new value passes through posted(),
	 * read(), errors() and normalize().
	 *
	 * @param string $part Key of the part; empty for a type that posts under its field's name.
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

	/**
	 * Returns a stored value in the format in which it is edited. read() and normalize() convert the result back to the
	 * stored value.
	 */
	public function editedValue( Field $field, Value $value ): Value {
		return $value;
	}

	/**
	 * Stores additional rows in the transaction of the entry, so that either both are stored or neither. It must only
	 * write to the database, because the transaction can be repeated.
	 *
	 * @param Value $value Stored value. Empty if the field wasn't answered.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If the value is not valid any more.
	 */
	public function write( Field $field, Value $value, int $form, int $entry ): void {}

	/** Renders the control inside the frame. */
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

	/** Returns the display text of a posted text. */
	protected function word( Field $field, string $text ): string {
		return $text;
	}

	/** Converts text to a single line without control characters, which would break emails, calendars and tables. */
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
