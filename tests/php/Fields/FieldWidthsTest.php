<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** CSS class for elements that directly contain fields with a width. */
final class FieldWidthsTest extends TestCase {

	private const WIDE   = '<!-- wp:vestibule/field-text {"name":"a","label":"A"} /-->';
	private const NARROW = '<!-- wp:vestibule/field-text {"name":"b","label":"B","width":"half"} /-->';

	public function test_a_form_that_directly_contains_fields_with_a_width_gets_the_side_by_side_class(): void {
		self::assertSame( array( 'vestibule-form' ), $this->marked( self::WIDE . self::NARROW ) );
		self::assertSame( array(), $this->marked( self::WIDE ) );
	}

	public function test_only_the_direct_parent_of_fields_with_a_width_gets_the_side_by_side_class(): void {
		$group = '<!-- wp:group {"className":"outer"} --><div class="wp-block-group outer"><!-- wp:group {"className":"inner"} --><div class="wp-block-group inner">' . self::NARROW . self::WIDE . '</div><!-- /wp:group --></div><!-- /wp:group -->';
		self::assertSame( array( 'inner' ), $this->marked( self::WIDE . $group ) );
	}

	public function test_the_innermost_element_of_a_block_gets_the_side_by_side_class(): void {
		$cover = '<!-- wp:cover --><div class="wp-block-cover"><span class="wp-block-cover__background"></span><div class="wp-block-cover__inner-container">' . self::NARROW . '</div></div><!-- /wp:cover -->';
		self::assertSame( array( 'wp-block-cover__inner-container' ), $this->marked( $cover ) );
	}

	public function test_the_width_of_a_block_that_is_not_a_field_adds_no_side_by_side_class(): void {
		$columns = '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column {"width":"50%"} --><div class="wp-block-column" style="flex-basis:50%">' . self::WIDE . '</div><!-- /wp:column --></div><!-- /wp:columns -->';
		self::assertSame( array(), $this->marked( $columns ) );
	}

	public function test_a_step_that_contains_fields_with_a_width_gets_the_side_by_side_class(): void {
		$steps = '<!-- wp:vestibule/step {"title":"One"} -->' . self::WIDE . '<!-- /wp:vestibule/step --><!-- wp:vestibule/step {"title":"Two"} -->' . self::NARROW . '<!-- /wp:vestibule/step -->';
		self::assertSame( array( 'vestibule-step' ), $this->marked( $steps ) );
	}

	/** @return list<string> For each marked element, the first class that is not WordPress's, or its first class. */
	private function marked( string $blocks ): array {
		$form = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Widths', 'post_content' => wp_slash( $blocks ) ) );
		$tags = new WP_HTML_Tag_Processor( do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" ) );
		$seen = array();
		while ( $tags->next_tag( array( 'class_name' => 'vestibule-side-by-side' ) ) ) {
			$classes = iterator_to_array( $tags->class_list() );
			$own     = array_values( array_filter( $classes, static fn ( string $name ): bool => 'wp-block-group' !== $name && 'wp-block-vestibule-step' !== $name ) );
			$seen[]  = $own[0];
		}
		return $seen;
	}
}
