<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\BlockReader;
use Vestibule\Form\Field;
use Vestibule\Form\Fields\BooksTime;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\Steps\StepPrinter;

/**
 * A form as the block "Book an appointment" prints it: its first appointment is a step of its own, before everything
 * else. Names, rules and what is stored are those of the form; only the order is another one. The same is done in
 * blocks/booking/arrange.ts, for the editor.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>, innerHTML: string, innerContent: array<array-key, mixed>}
 */
final class CalendarFirst {

	/** What may stand above an appointment, and goes where nothing else stands with it. */
	private const HEADS = array( '', 'core/heading', 'core/paragraph', 'core/separator', 'core/spacer' );

	public function __construct( private readonly BlockReader $reader ) {}

	/** The form as it is where it has no appointment. */
	public function arrange( FormDefinition $form ): FormDefinition {
		$content = $this->content( (string) get_post_field( 'post_content', $form->postId ) );
		if ( null === $content ) {
			return $form;
		}
		$first  = null;
		$others = array();
		foreach ( $form->fields as $field ) {
			if ( null === $first && $field->type instanceof BooksTime ) {
				$first = $field;
			} else {
				$others[] = $field;
			}
		}
		/** @var list<Field> $fields */
		$fields = null === $first ? $others : array( $first, ...$others );
		$parts  = array() === $form->parts ? array() : $this->reader->read( $content )->parts;
		return new FormDefinition( $form->formId, $form->postId, $form->title, $fields, $form->settings, $this->reader->steps( $content, $fields ), $parts, $content );
	}

	/** Null where there is no appointment. */
	private function content( string $content ): ?string {
		$found  = null;
		$blocks = $this->without( $this->reader->blocks( $content ), $found );
		if ( null === $found ) {
			return null;
		}
		$has_steps = in_array( StepPrinter::BLOCK, array_column( $blocks, 'blockName' ), true );
		$rest      = serialize_blocks( $blocks );
		return $this->step( __( 'Choose a time', 'vestibule' ), serialize_block( $found ) )
			. ( $has_steps ? $rest : $this->step( __( 'Your details', 'vestibule' ), $rest ) );
	}

	private function step( string $title, string $content ): string {
		return get_comment_delimited_block_content( StepPrinter::BLOCK, array( 'title' => $title ), $content );
	}

	/**
	 * Takes the first appointment out, and a group that held nothing but it and its heading.
	 *
	 * @param array<array-key, Block> $blocks As FormContent gives them.
	 * @param Block|null              $found  The appointment's block.
	 * @return list<Block>
	 */
	private function without( array $blocks, ?array &$found ): array {
		$left = array();
		foreach ( $blocks as $block ) {
			if ( null === $found && 'vestibule/field-appointment' === $block['blockName'] ) {
				$found = $block;
				continue;
			}
			$is_waiting = null === $found;
			/** @var array<array-key, Block> $inner */
			$inner = $block['innerBlocks'];
			$kept  = $is_waiting ? $this->without( $inner, $found ) : array_values( $inner );
			if ( $is_waiting && null !== $found ) {
				if ( array() === array_diff( array_map( static fn ( array $one ): string => $one['blockName'] ?? '', $kept ), self::HEADS ) ) {
					continue;
				}
				$block = self::withInner( $block, $kept );
			}
			$left[] = $block;
		}
		return $left;
	}

	/**
	 * @param Block       $block
	 * @param list<Block> $inner
	 * @return Block
	 */
	private static function withInner( array $block, array $inner ): array {
		/** @var list<string|null> $content */
		$content = $block['innerContent'];
		$open    = is_string( $content[0] ?? null ) ? $content[0] : '';
		$last    = $content[ count( $content ) - 1 ] ?? null;
		$close   = count( $content ) > 1 && is_string( $last ) ? $last : '';
		return array( 'innerBlocks' => $inner, 'innerContent' => array( $open, ...array_fill( 0, count( $inner ), null ), $close ) ) + $block;
	}
}
