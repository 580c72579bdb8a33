<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Contract\FormConfirmations;
use Vestibule\Fields\FieldTypes;
use Vestibule\Forms\FormFile;
use Vestibule\Kernel\Html\BlockComments;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Source;

defined( 'ABSPATH' ) || exit;

/** Imports files that this plugin has exported on another site. */
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
				$forms[] = $this->form(
					$form['content'],
					new ForeignData( $form ),
					is_array( $form['settings'] ?? null ) ? $form['settings'] : array(),
					$is_foreign
				);
			}
		}
		if ( ( new ForeignData( $data ) )->number( 'version' ) > FormFile::VERSION ) {
			array_walk(
				$forms,
				static fn ( FormDraft $form ) => $form->lose(
					__(
						'The file was exported by a newer version of Vestibule. Some parts may be missing.',
						'vestibule'
					)
				)
			);
		}
		return $forms;
	}

	/** @param array<array-key, mixed> $settings Settings by meta key. */
	private function form( string $content, ForeignData $form, array $settings, bool $is_foreign ): FormDraft {
		$draft = new FormDraft( $form->text( 'title' ), $this->types );
		foreach ( parse_blocks( $content ) as $block ) {
			if ( null !== ( $block['blockName'] ?? null ) ) {
				$this->checkTypes( $draft, $block );
				/** @var array{blockName?: string|null, attrs?: array<array-key, mixed>, innerBlocks?: array<array<array-key, mixed>>, innerHTML?: string, innerContent?: array<array-key, mixed>} $kept */
				$kept = $is_foreign ? $this->withoutIds( $draft, $block ) : $block;
				$draft->raw(
					$is_foreign ? $this->withoutImages( $draft, serialize_block( $kept ) ) : serialize_block( $kept )
				);
			}
		}
		foreach ( $settings as $key => $values ) {
			if ( is_array( $values ) ) {
				$draft->set( (string) $key, $is_foreign ? $this->settings( $draft, (string) $key, $values ) : $values );
			}
		}
		return $draft;
	}

	/**
	 * Reports blocks whose field type this site doesn't have.
	 *
	 * @param array<array-key, mixed> $block Block from parse_blocks().
	 */
	private function checkTypes( FormDraft $draft, array $block ): void {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( str_starts_with( $name, 'vestibule/field-' ) && null === $this->types->forBlock( $name ) ) {
			$draft->lose(
				/* translators: %s: name of a block. */
				sprintf( __( 'The block “%s” belongs to a plugin that this site does not have.', 'vestibule' ), $name )
			);
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$this->checkTypes( $draft, is_array( $inner ) ? $inner : array() );
		}
	}

	/**
	 * Removes IDs that refer to content of the other site. On this site, they could belong to different content.
	 * Reports them, so that an editor can choose the content again.
	 *
	 * @param array<array-key, mixed> $block Block from parse_blocks().
	 * @return array<array-key, mixed>
	 */
	private function withoutIds( FormDraft $draft, array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$label      = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		$type       = $this->types->forBlock( is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null );

		[ $attributes, $lost ] = $type?->fromAnotherSite( $attributes ) ?? array( $attributes, '' );
		if ( '' !== $lost ) {
			$draft->lose( sprintf( $lost, $label ) );
		}
		$inner = is_array( $block['innerBlocks'] ?? null )
			? array_map(
				fn ( mixed $one ): mixed => is_array( $one ) ? $this->withoutIds( $draft, $one ) : $one,
				$block['innerBlocks']
			)
			: array();
		return array( 'attrs' => $attributes, 'innerBlocks' => $inner ) + $block;
	}

	/**
	 * Removes the IDs of images in text and emails. Their URLs remain, so the images are displayed as long as they
	 * exist on the other site.
	 */
	private function withoutImages( FormDraft $draft, string $html ): string {
		$kept = BlockComments::changeImages( $html, static fn (): int => 0 );
		if ( $kept !== $html ) {
			$draft->lose(
				__( 'Images in texts and emails are still those of the other site. Choose them again.', 'vestibule' )
			);
		}
		return $kept;
	}

	/**
	 * @param array<array-key, mixed> $values Value of a meta key.
	 * @return array<array-key, mixed>
	 */
	private function settings( FormDraft $draft, string $key, array $values ): array {
		$kept = map_deep(
			$values,
			fn ( mixed $value ): mixed => is_string( $value ) ? $this->withoutImages( $draft, $value ) : $value
		);
		return $this->withoutPages( $draft, $key, is_array( $kept ) ? $kept : $values );
	}

	/**
	 * Removes the pages that confirmations redirect to.
	 *
	 * @param array<array-key, mixed> $values Value of a meta key.
	 * @return array<array-key, mixed>
	 */
	private function withoutPages( FormDraft $draft, string $key, array $values ): array {
		if ( PostSettings::key( FormConfirmations::CONTRACT ) !== $key || ! is_array( $values['list'] ?? null ) ) {
			return $values;
		}
		$pages = array_filter(
			$values['list'],
			static fn ( mixed $one ): bool => is_array( $one ) && is_int( $one['page'] ?? null ) && $one['page'] > 0
		);
		if ( array() !== $pages ) {
			$draft->lose( __( 'Confirmations: choose the page again.', 'vestibule' ) );
		}
		return array(
			'list' => array_replace(
				$values['list'],
				array_map( static fn ( array $one ): array => array( 'page' => 0 ) + $one, $pages )
			),
		) + $values;
	}
}
