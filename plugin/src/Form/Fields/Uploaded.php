<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\FileRules;
use Vestibule\Contracts\PostedFile;
use Vestibule\Contracts\StoredFile;
use Vestibule\Contracts\Uploads;
use Vestibule\Form\Field;
use Vestibule\Form\SubmissionRefused;
use Vestibule\Form\SubmittedData;
use Vestibule\Form\View\Files;
use Vestibule\Form\View\FieldView;

defined( 'ABSPATH' ) || exit;

/**
 * Files that a visitor sends with the form (docs/uploads.md). Posted are references, signed for this form and field and
 * good for one entry; stored is what names the file.
 */
abstract class Uploaded extends FieldType implements NormalizesValue, TakesFiles {

	/** Of one file, where the editor sets none. */
	protected const MEGABYTES = 10;

	protected const FILES = 5;

	public function __construct( protected readonly Uploads $uploads ) {}

	public function holdsList(): bool {
		return true;
	}

	public function attributes(): array {
		return array(
			'fileTypes'     => array( 'type' => 'array', 'default' => array(), 'maxItems' => 50, 'items' => array( 'type' => 'string', 'pattern' => '^[a-z0-9]{1,20}$' ) ),
			'maxFileSize'   => self::numberAttribute( 1000 ),
			'maxFiles'      => self::numberAttribute( 50 ),
			'stripMetadata' => array( 'type' => 'boolean', 'default' => true ),
		);
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

	/** Also names a file that another submission has claimed in the meantime: write() then refuses this one. */
	public function normalize( Field $field, Value $value, Context $context ): Value {
		$files = $this->uploads->named( $context->form->formId, $field->name, $value->chosen() );
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
		/* translators: %s: label of a field that takes files. */
		return parent::export( $field, $value ) + array( sprintf( __( '%s (links)', 'vestibule' ), $field->label ) => implode( ' ', $urls ) );
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
		$words = new FileWords();
		$usual = $this->uploads->extensions( $this->kinds( $field ), true );
		return array(
			'accept'   => implode( ',', array_map( static fn ( string $ending ): string => ".{$ending}", $this->uploads->extensions( $this->kinds( $field ) ) ) ),
			'maxFiles' => $this->most( $field ),
			'maxSize'  => $this->largest( $field ),
			'limits'   => $words->limits( $usual, $this->most( $field ), $this->largest( $field ) ),
			'words'    => $words->all( $usual, $this->most( $field ), $this->largest( $field ) ),
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

	/** @return list<string> Groups or endings. */
	abstract protected function kinds( Field $field ): array;

	private function most( Field $field ): int {
		return $field->number( 'maxFiles' ) > 0 ? $field->number( 'maxFiles' ) : self::FILES;
	}

	/** In bytes; never more than the server takes. */
	private function largest( Field $field ): int {
		$megabytes = $field->number( 'maxFileSize' ) > 0 ? $field->number( 'maxFileSize' ) : self::MEGABYTES;
		return min( $megabytes * MB_IN_BYTES, $this->uploads->serverLimit() );
	}

	/** @return array<string, StoredFile> By reference. */
	private function unclaimed( Field $field, Value $value, Context $context ): array {
		$chosen = $value->chosen();
		return array() === $chosen ? array() : $this->uploads->unclaimed( $context->form->formId, $field->name, $chosen );
	}

	/** @return list<StoredFile> */
	private function stored( Value $value ): array {
		return array_values( array_filter( array_map( StoredFile::parse( ... ), $value->chosen() ) ) );
	}
}
