<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\Node;
use Vestibule\Fields\Tree\Step;
use Vestibule\Fields\Tree\Tree;

defined( 'ABSPATH' ) || exit;

/**
 * Rearranges a form for the block "Book an appointment": moves its first appointment to a separate step at the
 * beginning. Only the order changes. Names, rules and stored values stay the same.
 * blocks/form/editor/booking/arrange.ts does the same in the editor.
 */
final class CalendarFirst {

	/** Blocks that introduce an appointment. If a group contains nothing else, the group is removed. */
	private const HEADS = array( '', 'core/heading', 'core/paragraph', 'core/separator', 'core/spacer' );

	/** Returns the rearranged form. Null if the form has no appointment. */
	public function arrange( FormDefinition $form ): ?FormDefinition {
		$found = null;
		$rest  = $this->without( $form->tree->nodes, $found );
		if ( null === $found ) {
			return null;
		}
		$has_steps = array() !== array_filter( $rest, static fn ( Node $node ): bool => Step::BLOCK === $node->name() );
		$rest      = $has_steps ? $rest : array( self::step( __( 'Your details', 'vestibule' ), $rest ) );
		$tree      = new Tree( array( self::step( __( 'Choose a time', 'vestibule' ), array( $found ) ), ...$rest ) );
		$booked    = array_filter(
			$form->fields,
			static fn ( FormField $field ): bool => $field->name === $found->field?->name
		);
		$fields    = array( ...$booked, ...array_diff_key( $form->fields, $booked ) );
		$parts     = array() === $form->parts ? array() : $tree->parts();
		return new FormDefinition(
			$form->formId,
			$form->postId,
			$form->title,
			$fields,
			$form->settings,
			$tree->steps(),
			$parts,
			$tree
		);
	}

	/** @param list<Node> $children */
	private static function step( string $title, array $children ): Node {
		$empty = array( 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
		$block = array( 'blockName' => Step::BLOCK, 'attrs' => array( 'title' => $title ) ) + $empty;
		return ( new Node( $block, array(), ConditionSet::read( null ) ) )->withChildren( $children );
	}

	/**
	 * Removes the first appointment and stores it in $found. If its group then only contains headings and similar
	 * blocks, removes the group too.
	 *
	 * @param list<Node> $nodes
	 * @return list<Node>
	 */
	private function without( array $nodes, ?Node &$found ): array {
		$left = array();
		foreach ( $nodes as $node ) {
			if ( null === $found && $node->field?->type instanceof BooksTime ) {
				$found = $node;
				continue;
			}
			$is_waiting = null === $found;
			$kept       = $is_waiting ? $this->without( $node->children, $found ) : array();
			if ( ! $is_waiting || null === $found ) {
				$left[] = $node;
			} elseif (
				array() !== array_diff(
					array_map( static fn ( Node $one ): string => $one->name(), $kept ),
					self::HEADS
				)
			) {
				$left[] = $node->withChildren( $kept );
			}
		}
		return $left;
	}
}
