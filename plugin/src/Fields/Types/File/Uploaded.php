<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\File;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Entries\Files\Uploads;
use Vestibule\Fields\Context;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Call\PostedFile;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of types for file uploads (docs/form-data.md). The posted values are signed references to uploads for this
 * form and field. Each reference can be used for only one entry. The stored values describe the files.
 */
abstract class Uploaded extends FieldType implements NormalizesValue, TakesFiles {

	/** Default limits: maximum size of a file, and maximum number of files. */
	protected const MEGABYTES = 10;

	protected const FILES = 5;

	public function __construct( protected readonly Uploads $uploads ) {}

	public function holdsList(): bool {
		return true;
	}

	public function attributes(): array {
		return array(
			'fileTypes'     => array(
				'type' => 'array',
				'default' => array(),
				'maxItems' => 50,
				'items' => array( 'type' => 'string', 'pattern' => '^[a-z0-9]{1,20}$' ),
			),
			'maxFileSize'   => self::numberAttribute( 1000 ),
			'maxFiles'      => self::numberAttribute( 50 ),
			'stripMetadata' => array( 'type' => 'boolean', 'default' => true ),
		);
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => array_values( array_unique( $data->strings( $field->name ) ) ) ) );
	}

	public function rules( Field $field, int $form ): FileRules {
		return new FileRules(
			$form,
			$field->name,
			$this->kinds( $field ),
			$this->largest( $field ),
			array(
				'minWidth'  => $field->number( 'minWidth' ),
				'minHeight' => $field->number( 'minHeight' ),
				'maxWidth'  => $field->number( 'maxWidth' ),
				'maxHeight' => $field->number( 'maxHeight' ),
			),
			false !== ( $field->settings['stripMetadata'] ?? true )
		);
	}

	public function keep( Field $field, int $form, PostedFile $file, string $address ): string {
		return $this->uploads->keep( $file, $this->rules( $field, $form ), $address );
	}

	/**
	 * Converts the references to descriptions of the files. Includes files that a concurrent submission has claimed,
	 * because write() rejects those.
	 */
	public function normalize( Field $field, Value $value, Context $context ): Value {
		$files = $this->uploads->named( $context->formId, $field->name, $value->chosen() );
		$texts = array_map( static fn ( StoredFile $file ): string => $file->text(), $files );
		return new Value( array( $field->name => array_values( $texts ) ) );
	}

	public function write( Field $field, Value $value, int $form, int $entry ): void {
		$files = $this->stored( $value );
		if ( array() !== $files && ! $this->uploads->claim( $form, $field->name, $files, $entry ) ) {
			throw new SubmissionRefused( 422, array( $field->name => array( $field->message( 'invalid' ) ) ) );
		}
	}

	public function export( Field $field, Value $value ): array {
		$urls = array_map( fn ( StoredFile $file ): string => $this->uploads->url( $file ), $this->stored( $value ) );
		return parent::export( $field, $value ) + array(
			/* translators: %s: label of a file upload field. */
			sprintf( __( '%s (links)', 'vestibule' ), $field->label ) => implode( ' ', $urls ),
		);
	}

	public function files( Value $value ): array {
		return array_map(
			fn ( StoredFile $file ): array => array(
				'name'    => $file->name,
				'size'    => (string) size_format( $file->size ),
				'url'     => $this->uploads->url( $file ),
				'preview' => $this->uploads->hasPreview( $file ) ? $this->uploads->url( $file, true ) : '',
			),
			$this->stored( $value )
		);
	}

	public function pageSettings( Field $field ): array {
		$usual = $this->uploads->extensions( $this->kinds( $field ), true );
		return array(
			'accept'   => implode(
				',',
				array_map(
					static fn ( string $ending ): string => ".{$ending}",
					$this->uploads->extensions( $this->kinds( $field ) )
				)
			),
			'maxFiles' => $this->most( $field ),
			'maxSize'  => $this->largest( $field ),
			'limits'   => self::limits( $usual, $this->most( $field ), $this->largest( $field ) ),
			'words'    => self::words( $usual, $this->most( $field ), $this->largest( $field ) ),
		);
	}

	protected function control( FieldView $view ): string {
		return ( new Files() )->control( $view, $this->pageSettings( $view->field ) );
	}

	protected function isEmpty( Value $value ): bool {
		return array() === $value->chosen();
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$chosen = $value->chosen();
		if ( count( $chosen ) > $this->most( $field ) ) {
			return array( $field->message( 'max', array( 'maxItemCount' => $this->most( $field ) ) ) );
		}
		return $this->invalid( count( $this->unclaimed( $field, $value, $context ) ) === count( $chosen ), $field );
	}

	protected function word( Field $field, string $text ): string {
		return StoredFile::parse( $text )->name ?? $text;
	}

	/** @return list<string> Groups of file types, or file extensions. */
	abstract protected function kinds( Field $field ): array;

	private function most( Field $field ): int {
		return $field->number( 'maxFiles' ) > 0 ? $field->number( 'maxFiles' ) : self::FILES;
	}

	/** Returns the maximum size of a file in bytes. It never exceeds the server's limit. */
	protected function largest( Field $field ): int {
		$megabytes = $field->number( 'maxFileSize' ) > 0 ? $field->number( 'maxFileSize' ) : self::MEGABYTES;
		return min( $megabytes * MB_IN_BYTES, $this->uploads->serverLimit() );
	}

	/** @return array<string, StoredFile> Uploads by reference. Files that already belong to an entry are excluded. */
	private function unclaimed( Field $field, Value $value, Context $context ): array {
		$chosen = $value->chosen();
		return array() === $chosen ? array() : $this->uploads->unclaimed( $context->formId, $field->name, $chosen );
	}

	/** @return list<StoredFile> */
	private function stored( Value $value ): array {
		return array_values( array_filter( array_map( StoredFile::parse( ... ), $value->chosen() ) ) );
	}

	/** @return array<string, string> */
	final protected static function messages(): array {
		return array(
			'invalid' => __( 'A file is no longer available. Choose it again', 'vestibule' ),
			'max'     => __( 'Only %%maxItemCount%% files can be added', 'vestibule' ),
		);
	}

	/** @param list<string> $endings */
	private static function limits( array $endings, int $files, int $bytes ): string {
		/* translators: %d: number of files. */
		$number = sprintf( _n( '%d file', 'Up to %d files', $files, 'vestibule' ), $files );
		return sprintf(
			/* translators: 1: number of files, such as "Up to 5 files", 2: a size, such as 10 MB, 3: file extensions, such as "JPG, PNG, PDF". */
			__( '%1$s, %2$s each. Allowed: %3$s.', 'vestibule' ),
			$number,
			(string) size_format( $bytes ),
			strtoupper( implode( ', ', $endings ) )
		);
	}

	/**
	 * @param list<string> $endings
	 * @return array<string, string>
	 */
	private static function words( array $endings, int $files, int $bytes ): array {
		return array(
			'choose'    => 1 === $files ? __( 'Choose a file', 'vestibule' ) : __( 'Choose files', 'vestibule' ),
			'drop'      => 1 === $files ? __( 'or drop it here', 'vestibule' ) : __( 'or drop them here', 'vestibule' ),
			'remove'    => /* translators: %s: name of a file. */ __( 'Remove %s', 'vestibule' ),
			'again'     => __( 'Try again', 'vestibule' ),
			'uploading' => __( 'Uploading', 'vestibule' ),
			'completed' =>
				/* translators: %s: a number from 0 to 100. %% is the percent sign. */
				__( '%s% Completed', 'vestibule' ),
			'added'     => /* translators: %s: name of a file. */ __( '%s was uploaded.', 'vestibule' ),
			'removed'   => /* translators: %s: name of a file. */ __( '%s was removed.', 'vestibule' ),
			'running'   => __( 'File upload in progress. Please wait...', 'vestibule' ),
			'broken'    => __( 'Remove the files that could not be uploaded, or try to upload them again.', 'vestibule' ),
			'offline'   => __( 'This file could not be uploaded. Check your connection and try again.', 'vestibule' ),
			'tooLarge'  =>
				sprintf(
					/* translators: %s: a size, such as 10 MB. */
					__( 'This file is too large. The maximum is %s.', 'vestibule' ),
					(string) size_format( $bytes )
				),
			'wrongType' =>
				sprintf(
					/* translators: %s: file extensions, such as "JPG, PNG, PDF". */
					__( 'Files of this type cannot be sent. Allowed: %s.', 'vestibule' ),
					strtoupper( implode( ', ', $endings ) )
				),
			'notAdded'  =>
				/* translators: 1: a sentence without its period, such as "Only 3 files can be added", 2: names of files. */
				__( '%1$s. Not added: %2$s.', 'vestibule' ),
			'kilobytes' => /* translators: %s: size of a file, as a number. */ __( '%s KB', 'vestibule' ),
			'megabytes' => /* translators: %s: size of a file, as a number. */ __( '%s MB', 'vestibule' ),
		);
	}
}
