<?php

declare(strict_types=1);

namespace Vestibule\Form\Import\Sources;

use Vestibule\Form\Fields\FieldTypes;
use Vestibule\Form\Import\ForeignIds;
use Vestibule\Form\Import\FormDraft;
use Vestibule\Form\Import\Loose;
use Vestibule\Form\Import\Source;
use Vestibule\Form\Library\FormFile;

defined( 'ABSPATH' ) || exit;

/** Our own file, from another site. */
final class Vestibule implements Source {

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'Vestibule';
	}

	public function read( string $file ): ?array {
		$data = json_decode( $file, true, 64 );
		if ( ! is_array( $data ) || FormFile::FORMAT !== ( $data['format'] ?? null ) ) {
			return null;
		}
		$forms      = array();
		$is_foreign = home_url( '/' ) !== ( $data['site'] ?? null );
		foreach ( is_array( $data['forms'] ?? null ) ? $data['forms'] : array() as $form ) {
			if ( is_array( $form ) && is_string( $form['content'] ?? null ) ) {
				$forms[] = $this->form( $form['content'], new Loose( $form ), is_array( $form['settings'] ?? null ) ? $form['settings'] : array(), $is_foreign );
			}
		}
		if ( ( new Loose( $data ) )->number( 'version' ) > FormFile::VERSION ) {
			array_walk( $forms, static fn ( FormDraft $form ) => $form->lose( __( 'The file is of a newer version of Vestibule: some of it may be missing.', 'vestibule' ) ) );
		}
		return $forms;
	}

	/** @param array<array-key, mixed> $settings By meta key. */
	private function form( string $content, Loose $form, array $settings, bool $is_foreign ): FormDraft {
		$draft = new FormDraft( $form->text( 'title' ), $this->types );
		$ids   = new ForeignIds( $draft );
		foreach ( parse_blocks( $content ) as $block ) {
			if ( null !== ( $block['blockName'] ?? null ) ) {
				$this->checkTypes( $draft, $block );
				/** @var array{blockName?: string|null, attrs?: array<array-key, mixed>, innerBlocks?: array<array<array-key, mixed>>, innerHTML?: string, innerContent?: array<array-key, mixed>} $kept */
				$kept = $is_foreign ? $ids->withoutIds( $block ) : $block;
				$draft->raw( serialize_block( $kept ) );
			}
		}
		foreach ( $settings as $key => $values ) {
			if ( is_array( $values ) ) {
				$draft->set( (string) $key, $is_foreign ? $ids->withoutPages( (string) $key, $values ) : $values );
			}
		}
		return $draft;
	}

	/** @param array<array-key, mixed> $block As parse_blocks() gives it. */
	private function checkTypes( FormDraft $draft, array $block ): void {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( str_starts_with( $name, 'vestibule/field-' ) && null === $this->types->forBlock( $name ) ) {
			/* translators: %s: name of a block. */
			$draft->lose( sprintf( __( 'The block “%s” is of a plugin that this site does not have.', 'vestibule' ), $name ) );
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$this->checkTypes( $draft, is_array( $inner ) ? $inner : array() );
		}
	}
}
