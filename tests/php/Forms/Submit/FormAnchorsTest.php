<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Forms\Submit\FormAnchors;
use Vestibule\Tests\TestCase;

/** Heading of the message on a page after a submission without scripts. */
final class FormAnchorsTest extends TestCase {

	public function test_the_first_paragraph_of_a_message_becomes_a_heading_that_can_be_focused(): void {
		$tags = new \WP_HTML_Tag_Processor( FormAnchors::headed( '<p>Thank you.</p><p>We will call.</p>', 'form_4' ) );
		self::assertTrue( $tags->next_tag() );
		$names = array( 'role', 'aria-level', 'id', 'tabindex' );
		self::assertSame( array( 'heading', '2', 'form_4_done', '-1' ), array_map( $tags->get_attribute( ... ), $names ) );
		self::assertTrue( $tags->next_tag() );
		self::assertSame( array( null, null, null, null ), array_map( $tags->get_attribute( ... ), $names ) );
	}

	public function test_a_heading_at_the_start_of_a_message_keeps_its_level_and_can_be_focused(): void {
		$tags = new \WP_HTML_Tag_Processor( FormAnchors::headed( '<h3>Thank you.</h3>', 'form_4' ) );
		self::assertTrue( $tags->next_tag() );
		self::assertSame( array( null, null, '-1' ), array_map( $tags->get_attribute( ... ), array( 'role', 'aria-level', 'tabindex' ) ) );
	}

	public function test_a_message_that_starts_with_an_image_is_not_changed(): void {
		self::assertSame( '<img src="a.png"><p>Thank you.</p>', FormAnchors::headed( '<img src="a.png"><p>Thank you.</p>', 'form_4' ) );
	}
}
