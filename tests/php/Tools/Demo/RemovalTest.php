<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

/** Removal of the demo: its content is deleted, and the settings are restored. */
final class RemovalTest extends DemoTestCase {

	public function test_removing_the_demo_deletes_all_its_content_and_restores_the_settings(): void {
		$sample = $this->page( 'hello-world', 'post' );
		update_option( 'blogname', 'My house' );
		update_option( 'posts_per_page', '7' );
		$before = array( $this->rows(), $this->options(), $this->files() );
		do_action( 'vestibule/seed_demo' );
		$made = $this->rows();
		self::assertNotSame( $before[0]['posts'], $made['posts'] );
		self::assertSame( 'trash', get_post_status( $sample->ID ) );
		self::assertSame( array(), $this->remove() );
		self::assertSame( $before[0], $this->rows() );
		self::assertSame( $before[1], $this->options() );
		self::assertSame( $before[2], $this->files() );
		self::assertEquals( $sample, get_post( $sample->ID ) );

		do_action( 'vestibule/seed_demo' );
		self::assertSame( $made, $this->rows(), 'The demo can be created again.' );
	}

	public function test_demo_content_that_was_edited_or_used_or_commented_on_is_kept_and_listed(): void {
		do_action( 'vestibule/seed_demo' );
		wp_set_current_user( 1 );
		$page    = $this->page( 'people' );
		$content = '<p>We have moved.</p>' . $page->post_content;
		wp_update_post( array( 'ID' => $page->ID, 'post_content' => wp_slash( $content ) ) );
		$article = $this->page( 'learning-to-listen-first', 'post' );
		wp_insert_comment( array( 'comment_post_ID' => $article->ID, 'comment_author' => 'Somebody', 'comment_content' => 'It helped.', 'comment_approved' => 1 ) );
		$desk    = $this->page( 'chat-front-desk', 'vestibule_account' )->ID;
		$account = get_post_meta( $desk, 'vestibule_account', true );
		update_post_meta( $desk, 'vestibule_account', array( 'number' => '+49 30 1234567' ) + ( is_array( $account ) ? $account : array() ) );
		update_option( 'blogname', 'House of words' );
		$form = $this->page( 'every-field', 'vestibule_form' )->ID;
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}vestibule_submissions", array( 'form_id' => get_post_meta( $form, 'vestibule_form_id', true ), 'data' => '{}', 'created_at' => '2026-01-01 00:00:00' ) );

		$kept = $this->remove();
		sort( $kept );
		$portraits = array_map( static fn ( string $who ): string => "Portrait $who: used", array( 'emil', 'folake', 'henrike', 'mai', 'mirela', 'tomas' ) );
		self::assertSame( array( 'Every field: answered', 'Front desk: edited', 'Learning to listen first: commented', 'People: edited', ...$portraits, 'Voices: used' ), $kept );
		self::assertSame( $content, get_post_field( 'post_content', $page->ID ) );
		self::assertSame( 'House of words', get_option( 'blogname' ) );
		self::assertSame( 'Mirela Anton', get_the_author_meta( 'display_name', (int) $article->post_author ) );
		self::assertFalse( get_user_by( 'login', 'henrike-vossberg' ) );
		self::assertSame( array( 'Courses' ), wp_get_post_categories( $article->ID, array( 'fields' => 'names' ) ) );

		self::assertSame( array(), $this->remove(), 'from now on it is the owner\'s' );
		self::assertSame( array( 'publish', 'publish' ), array( get_post_status( $page->ID ), get_post_status( $article->ID ) ) );
	}

	public function test_the_demo_logo_is_deleted_with_the_demo(): void {
		// Options are validated once the REST server is loaded, as on the demo screen.
		rest_get_server();
		do_action( 'vestibule/seed_demo' );
		$logo = get_option( 'site_logo' );
		self::assertIsNumeric( $logo );
		$file = (string) get_attached_file( (int) $logo );
		self::assertFileExists( $file );
		$this->remove();
		self::assertFalse( get_option( 'site_logo' ) );
		self::assertFileDoesNotExist( $file );
	}

	public function test_removing_the_demo_also_removes_its_chat_settings_but_keeps_custom_ones(): void {
		$before = get_option( 'vestibule_chat' );
		do_action( 'vestibule/seed_demo' );
		self::assertStringContainsString( 'Choose whom to write to.', (string) wp_json_encode( get_option( 'vestibule_chat' ) ) );
		$this->remove();
		$without = get_option( 'vestibule_chat' );

		$own = array( 'options' => array( 'styles' => array( 'description' => 'Write to us on' ) ) );
		update_option( 'vestibule_chat', $own );
		do_action( 'vestibule/seed_demo' );
		$beside = get_option( 'vestibule_chat' );
		$this->remove();
		self::assertSame( array( $before, $own, $own ), array( $without, $beside, get_option( 'vestibule_chat' ) ) );
	}

	public function test_an_edited_demo_front_page_stays_the_front_page(): void {
		do_action( 'vestibule/seed_demo' );
		$home = $this->page( 'home' )->ID;
		wp_update_post( array( 'ID' => $home, 'post_content' => 'Welcome.' ) );
		$this->remove();
		self::assertSame( array( 'page', $home, 0 ), array( get_option( 'show_on_front' ), $this->number( 'page_on_front' ), $this->number( 'page_for_posts' ) ) );
	}
}
