<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Places;

use Vestibule\Forms\Admin\TrashScreen;
use Vestibule\Forms\Places\Place;
use Vestibule\Forms\Places\Places;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tests\TestCase;
use WP_Post;
use WP_REST_Request;

/** Pages that show a form, listed before the form is deleted, and restored forms. */
final class PlacesTest extends TestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
		wp_set_current_user( 1 );
	}

	public function test_all_posts_and_widgets_that_contain_a_form_are_found(): void {
		$block = "<!-- wp:vestibule/form {\"align\":\"wide\",\"ref\":{$this->form}} /-->";
		$this->content( 'page', "<!-- wp:group --><div class=\"wp-block-group\">{$block}</div><!-- /wp:group -->", 'Contact' );
		$this->content( 'post', $block, 'A post', 'draft' );
		$this->content( 'wp_block', $block, 'A pattern' );
		$this->content( 'page', "<!-- wp:vestibule/form {\"ref\":{$this->form}0} /-->", 'Another form' );
		$this->content( 'page', "<!-- wp:paragraph --><p>wp:vestibule/form \"ref\":{$this->form}</p><!-- /wp:paragraph -->", 'Only words' );
		$this->content( 'page', $block, 'Gone', 'trash' );
		$template = $this->content( 'wp_template', $block, 'Landing page' );
		wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
		update_option( 'widget_block', array( 2 => array( 'content' => $block ), '_multiwidget' => 1 ) );
		wp_set_sidebars_widgets( array( 'sidebar-1' => array( 'block-2' ) ) );

		$found = array_map( static fn ( Place $place ): string => "{$place->kind}: {$place->title}", ( new Places( ( new Storage() )->database ) )->forForm( $this->form ) );
		sort( $found );
		self::assertSame( array( 'Page: Contact', 'Pattern: A pattern', 'Post: A post', 'Template: Landing page', 'Widget area: sidebar-1' ), $found );
	}

	public function test_a_private_page_is_listed_without_its_title_for_a_user_who_cannot_read_it(): void {
		$this->content( 'page', "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->", 'Secret plans', 'private' );
		wp_set_current_user( 0 );
		self::assertSame( array( '' ), array_map( static fn ( Place $place ): string => $place->title, ( new Places( ( new Storage() )->database ) )->forForm( $this->form ) ) );
	}

	public function test_the_confirmation_screen_for_deleting_a_form_lists_its_pages_and_submits_to_wordpress(): void {
		$page     = $this->content( 'page', "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->", 'Contact & find' );
		$question = ( new TrashScreen( new Places( ( new Storage() )->database ) ) )->question( array( $this->post() ) );
		self::assertStringContainsString( 'Delete 1 form permanently?', $question );
		self::assertStringContainsString( 'Contact &amp; find', $question );
		self::assertStringContainsString( esc_url( (string) get_edit_post_link( $page, 'raw' ) ), $question );
		self::assertStringContainsString( 'name="post[]" value="' . $this->form . '"', $question );
		self::assertStringContainsString( wp_create_nonce( 'bulk-posts' ), $question );
	}

	public function test_a_form_that_is_not_used_anywhere_is_deleted_without_a_confirmation(): void {
		self::assertSame( '', ( new TrashScreen( new Places( ( new Storage() )->database ) ) )->question( array( $this->post() ) ) );
	}

	public function test_the_list_of_forms_names_the_pages_that_still_show_a_trashed_form(): void {
		$this->content( 'page', "<!-- wp:vestibule/form {\"ref\":{$this->form}} /-->", 'Contact & find' );
		$_GET = array( 'trashed' => '1', 'ids' => (string) $this->form );
		self::assertSame( '', $this->told() );
		wp_trash_post( $this->form );
		self::assertStringContainsString( 'Contact &amp; find', $this->told() );
		wp_set_current_user( 0 );
		self::assertSame( '', $this->told() );
		$_GET = array();
	}

	private function told(): string {
		ob_start();
		( new TrashScreen( new Places( ( new Storage() )->database ) ) )->tell();
		return (string) ob_get_clean();
	}

	public function test_a_restored_form_has_its_old_status(): void {
		foreach ( array( 'publish', 'draft', 'private' ) as $status ) {
			wp_update_post( array( 'ID' => $this->form, 'post_status' => $status ) );
			wp_trash_post( $this->form );
			wp_untrash_post( $this->form );
			self::assertSame( $status, get_post_status( $this->form ) );
		}
	}

	public function test_the_rest_route_restores_a_trashed_form_once(): void {
		wp_trash_post( $this->form );
		$call = fn (): int => rest_do_request( new WP_REST_Request( 'POST', "/vestibule/v1/forms/{$this->form}/restore" ) )->get_status();
		self::assertSame( 200, $call() );
		self::assertSame( 'publish', get_post_status( $this->form ) );
		self::assertSame( 409, $call() );
	}

	private function post(): WP_Post {
		$post = get_post( $this->form );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	private function content( string $type, string $content, string $title, string $status = 'publish' ): int {
		$id = wp_insert_post( array( 'post_type' => $type, 'post_content' => wp_slash( $content ), 'post_title' => wp_slash( $title ), 'post_status' => $status ), true );
		self::assertIsInt( $id );
		return $id;
	}
}
