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
 * Everything the server knows about one type of field. What most types share is answered here: one line of text, in a
 * frame of label, help and error, that is required or not. A type gives its name and defaults, prints its control and
 * adds its rules. A type has no state: one object serves all fields of all forms (docs/field-types.md).
 */
abstract class FieldType {

	/** Lower-case words joined by hyphens, such as `multi-select`; the block is `vestibule/field-multi-select`. */
	abstract public function name(): string;

	/** Defaults of a field where its editor set nothing; in the site's language, so this is called each time. */
	abstract public function defaults(): Defaults;

	/**
	 * What an editor sets beside name, label, help, required and messages, which all types have.
	 *
	 * @return array<string, array<string, mixed>> JSON Schema (the draft-04 subset that WordPress validates) by
	 * attribute, each with a `default`. What does not fit is read as its default.
	 */
	public function attributes(): array {
		return array();
	}

	/**
	 * The final attributes of a field.
	 *
	 * @param array<string, mixed> $settings By attribute, checked and with their defaults.
	 * @param string               $name     Under which the field posts.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings, string $name ): array {
		return $settings;
	}

	/**
	 * The attributes of a field that comes from another site, without what is nothing here, such as ids of posts.
	 *
	 * @param array<array-key, mixed> $attributes As the block has them.
	 * @return array{array<array-key, mixed>, string} And what its editor has to choose again, a sentence with %s for the label; empty where nothing is lost.
	 */
	public function fromAnotherSite( array $attributes ): array {
		return array( $attributes, '' );
	}

	/** @return array<string, string> Texts that its control and its script show, by key, beside those of all fields. */
	public function viewWords(): array {
		return array();
	}

	/** @return string What its editor still has to set before the form can be published; empty where nothing is missing. */
	public function unfinished( Field $field ): string {
		return '';
	}

	/** @return array<string, mixed> Settings for the view and the rules in the browser, by attribute; public on the page. */
	public function pageSettings( Field $field ): array {
		return array();
	}

	/** What is read once for a field on a page, for render() and pageProps(), such as its free times. */
	public function model( Field $field, Context $context ): ?object {
		return null;
	}

	/** @return array<string, mixed> What the field's props have beside those of all types. */
	public function pageProps( FieldView $view ): array {
		return array();
	}

	/** @return string Id of a script module, registered with wp_register_script_module(), for pages that show such a field. */
	public function scriptModule(): string {
		return '';
	}

	/** What the answer means for an entry: the sender's name or address, the subject, the appointment. */
	public function role(): ?AnswerRole {
		return null;
	}

	/** True if several values can be chosen, so that the posted value is a list. */
	public function holdsList(): bool {
		return false;
	}

	/**
	 * True if such a field may stand in the rows of a repeater: it posts one name (and those of besides()), keeps nothing
	 * outside of its value, and does not ask for the form that it stands in.
	 */
	public function standsInRow(): bool {
		return false;
	}

	/**
	 * For a type that posts under several names, such as `names[first_name]`: the parts that are shown, in order; each
	 * has its own label and errors.
	 *
	 * @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}>|null `key` is
	 * what stands in the brackets of `name`; `autocomplete` an HTML autofill token. Null for a type that posts under its
	 * field's name.
	 */
	public function parts( Field $field ): ?array {
		return null;
	}

	/**
	 * What has an error of its own on the page, for links to errors and for the browser's rules: the parts, and further
	 * controls of besides() that are judged by themselves.
	 *
	 * @return list<array{key: string, id: string, name: string, label: string, required: bool, autocomplete: string}>
	 */
	public function printedParts( FieldView $view ): array {
		return array_map( static fn ( array $part ): array => array( 'id' => $view->partId( $part['key'] ) ) + $part, $this->parts( $view->field ) ?? array() );
	}

	/** @return list<array{value: string, label: string}> What can be chosen. */
	public function choices( Field $field ): array {
		return $field->options();
	}

	/** @return array<string, string> Labels by posted name of further controls, such as the text of "Other". */
	public function besides( Field $field ): array {
		return array();
	}

	/** @return array<string, string|list<string>> By posted name; what starts empty is missing. */
	public function initialValues( Field $field ): array {
		return array();
	}

	/**
	 * What the field starts with where a text is given that no visitor typed: a default, or one that a link brings.
	 *
	 * @param string $text Unchecked; the rules look at it when the form is sent.
	 * @return array<string, string|list<string>> By posted name; empty where the type cannot start with it.
	 */
	public function prefilled( Field $field, string $text ): array {
		return array( $field->name => self::line( $text ) );
	}

	/**
	 * Takes the field's value from a submission, as it was sent.
	 *
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused When what was sent has another shape than the type's: no form of ours sends that.
	 */
	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => self::line( $data->string( $field->name ) ) ) );
	}

	/**
	 * What to show again in a form that was posted without scripts, also where it makes no value. A type whose value may
	 * be posted in several parts, such as day, month and year, joins them.
	 *
	 * @param mixed $posted As PHP read it, unchecked.
	 */
	public function typed( Field $field, mixed $posted ): mixed {
		return $posted;
	}

	/**
	 * An optional field left empty skips its rules (docs/form.md).
	 *
	 * @return array<string, list<string>> What is wrong, in words, by posted name; empty when all holds.
	 */
	public function errors( Field $field, Value $value, Context $context ): array {
		$faults = $this->isEmpty( $value ) ? $this->missing( $field->required, $field ) : $this->faults( $field, $value, $context );
		return array() === $faults ? array() : array( $field->name => $faults );
	}

	/** @return string The finished HTML inside the field's block, every value escaped. */
	public function render( FieldView $view ): string {
		return ( new Frame() )->render( $view, $this->control( $view ) );
	}

	/**
	 * Plain spelling of what can be typed in several ways, such as a number, for conditions and formulas.
	 *
	 * @return string The text itself where it cannot be read.
	 */
	public function plainText( Field $field, string $text ): string {
		return $text;
	}

	/** @return string The answer as plain text: for mails, the entries screen, prints. */
	public function asText( Field $field, Value $value ): string {
		$texts = array();
		foreach ( array_column( $this->parts( $field ) ?? array( array( 'name' => $field->name ) ), 'name' ) as $name ) {
			array_push( $texts, ...$value->strings( $name ) );
		}
		$filled = array_filter( $texts, static fn( string $text ): bool => '' !== $text );
		return implode( ', ', array_map( fn( string $text ): string => $this->word( $field, $text ), $filled ) );
	}

	/**
	 * Each value under one posted name in words, for lists on screens.
	 *
	 * @param list<string> $values Without the empty ones.
	 * @return list<string>
	 */
	public function asTexts( Field $field, string $name, array $values ): array {
		return array_map( fn ( string $text ): string => $this->asText( $field, new Value( array( $name => $text ) ) ), $values );
	}

	/** @return array<string, string> The answer as columns, text by heading: for exports. */
	public function export( Field $field, Value $value ): array {
		return array( $field->label => $this->asText( $field, $value ) );
	}

	/**
	 * How its answers are counted in the results of a form (docs/results.md).
	 *
	 * @return list<Chart> None where only their number says something, as it is with texts.
	 */
	public function charts( Field $field ): array {
		return array();
	}

	/** @return array<string, mixed> JSON Schema of the value for programs, without `title` and `description`; empty for a plain text, list or parts. */
	public function valueSchema( Field $field ): array {
		return array();
	}

	/**
	 * Turns what a program gives, such as a number or `true`, into what the form posts.
	 *
	 * @param mixed $given Unchecked; what does not fit stays as it is, and the rules refuse it.
	 */
	public function posted( Field $field, mixed $given ): mixed {
		return $given;
	}

	/**
	 * Returns the control with which an owner edits the answer of an entry. The new value passes through posted(), read(),
	 * errors() and normalize().
	 *
	 * @param string $part Key of the part; empty for a type that posts under its field's name.
	 */
	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		$options = $this->choices( $field );
		return match ( true ) {
			$this instanceof BooksTime     => AnswerControl::none( __( 'A booked time cannot be changed here.', 'vestibule' ) ),
			$this instanceof TakesFiles    => AnswerControl::none( __( 'Files and signatures cannot be changed.', 'vestibule' ) ),
			$this instanceof ComputesValue => AnswerControl::none( __( 'This value is calculated from other answers.', 'vestibule' ) ),
			! $this->holdsList()           => array() === $options ? AnswerControl::line() : AnswerControl::choice( $options ),
			default                        => array() === $options ? AnswerControl::none() : AnswerControl::choices( $options ),
		};
	}

	/** Returns a stored value as an owner edits it. read() and normalize() turn the result into the stored value again. */
	public function editedValue( Field $field, Value $value ): Value {
		return $value;
	}

	/**
	 * Writes rows of the type's own in the transaction that stores the entry: either both are stored or neither. It may
	 * run again from its beginning, so it writes to the database and does nothing else.
	 *
	 * @param Value $value As it is stored; empty when nothing was given.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused When the value does not hold any more.
	 */
	public function write( Field $field, Value $value, int $form, int $entry ): void {}

	/** The control alone, inside the frame. */
	protected function control( FieldView $view ): string {
		return '';
	}

	protected function isEmpty( Value $value ): bool {
		return '' === Texts::trim( $value->string() );
	}

	/** @return list<string> What is wrong with a value that is not empty. */
	protected function faults( Field $field, Value $value, Context $context ): array {
		return array();
	}

	/** What is shown for one posted text. */
	protected function word( Field $field, string $text ): string {
		return $text;
	}

	/** One line, without control characters: they would break mails, calendars and tables. */
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

	/** @return list<string> Too long for the attribute `maxLength`, where the field has it. */
	final protected function tooLong( Field $field, string $text ): array {
		$limit = $field->number( 'maxLength' );
		return $limit > 0 && Texts::length( Texts::trim( $text ) ) > $limit ? array( $field->message( 'max', array( 'maxLength' => $limit ) ) ) : array();
	}

	/** @return array<string, mixed> The schema of an attribute that is a text. */
	final protected static function textAttribute( int $longest ): array {
		return array( 'type' => 'string', 'default' => '', 'maxLength' => $longest );
	}

	/** @return array<string, mixed> The schema of an attribute that is a whole number. */
	final protected static function numberAttribute( ?int $maximum = null ): array {
		return array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) + ( null === $maximum ? array() : array( 'maximum' => $maximum ) );
	}
}
