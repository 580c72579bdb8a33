<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Nested and duplicated forms, which must not cause endless loops or reveal private content. */
final class NestingTest extends TestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
	}

	public function test_a_form_inside_itself_is_printed_once(): void {
		$this->write( '<!-- wp:vestibule/field-email {"name":"email"} /-->' . $this->block() );
		self::assertSame( 1, substr_count( do_blocks( $this->block() ), '<form' ) );
	}

	public function test_a_form_inside_itself_through_a_pattern_is_printed_once(): void {
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pattern', 'post_content' => wp_slash( $this->block() ) ) );
		$this->write( "<!-- wp:vestibule/field-email {\"name\":\"email\"} /--><!-- wp:block {\"ref\":{$pattern}} /-->" );
		self::assertSame( 1, substr_count( do_blocks( $this->block() ), '<form' ) );
	}

	public function test_two_instances_of_a_form_are_both_printed(): void {
		self::assertSame( 2, substr_count( do_blocks( $this->block() . $this->block() ), '<form' ) );
	}

	public function test_every_field_of_a_form_is_printed_once_even_with_a_duplicate_or_reserved_name(): void {
		$this->write( '<!-- wp:vestibule/field-text {"name":"x"} /--><!-- wp:vestibule/field-text {"name":"x"} /--><!-- wp:vestibule/field-text {"name":"action"} /--><!-- wp:vestibule/field-text {"name":"a b"} /-->' );
		$fields = ( new FormSite() )->forms->byFormId( 4 )->fields ?? array();
		$html   = do_blocks( $this->block() );
		self::assertCount( 4, $fields );
		foreach ( $fields as $field ) {
			self::assertSame( 1, substr_count( $html, " name=\"{$field->name}\"" ), $field->name );
		}
	}

	public function test_a_form_shown_in_an_author_archive_does_not_link_to_a_post_with_the_same_id_as_the_author(): void {
		$author = wp_insert_user( array( 'user_login' => 'ada', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $author );
		wp_delete_post( $author, true );
		$other = wp_insert_post( array( 'import_id' => $author, 'post_title' => 'Another thing', 'post_status' => 'publish', 'post_type' => 'post' ) );
		self::assertSame( $author, $other );
		$GLOBALS['wp_query'] = new \WP_Query( array( 'author' => $author ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- a page view.
		$html                = do_blocks( $this->block() );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- the page view is over.
		self::assertStringNotContainsString( 'another-thing', $html );
	}

	private function block(): string {
		return "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->";
	}

	private function write( string $content ): void {
		wp_update_post( array( 'ID' => $this->form, 'post_content' => wp_slash( $content ) ) );
	}
}
