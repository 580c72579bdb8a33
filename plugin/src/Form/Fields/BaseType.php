<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;
use Vestibule\Form\Rules\Text as Texts;
use Vestibule\Form\SubmittedData;
use Vestibule\Form\View\FieldView;
use Vestibule\Form\View\Frame;

defined( 'ABSPATH' ) || exit;

/**
 * What most types share: one line of text, in a frame of label, help and error, that is required or not. A type names
 * itself, gives its defaults, prints its control and adds its rules.
 */
abstract class BaseType implements FieldType {

	public function attributes(): array {
		return array();
	}

	public function settings( array $settings, string $name ): array {
		return $settings;
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => self::line( $data->string( $field->name ) ) ) );
	}

	/** An optional field left empty skips its rules (docs/reference/form.md). */
	public function errors( Field $field, Value $value, Context $context ): array {
		$faults = $this->isEmpty( $value ) ? $this->missing( $field->required, $field ) : $this->faults( $field, $value, $context );
		return array() === $faults ? array() : array( $field->name => $faults );
	}

	public function render( FieldView $view ): string {
		return ( new Frame() )->render( $view, $this->control( $view ) );
	}

	public function asText( Field $field, Value $value ): string {
		$texts = array();
		foreach ( array_keys( $field->labels() ) as $name ) {
			array_push( $texts, ...$value->strings( $name ) );
		}
		return implode( ', ', array_map( fn( string $text ): string => $this->word( $field, $text ), array_filter( $texts, static fn( string $text ): bool => '' !== $text ) ) );
	}

	public function export( Field $field, Value $value ): array {
		return array( $field->label => $this->asText( $field, $value ) );
	}

	/** The control alone, which the frame stands around. */
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

	/** One line, without signs that cannot be seen: they would break mails, calendars and tables. */
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
