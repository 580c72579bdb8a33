<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

/** Content of the demo (docs/hooks.md). Creating it again adds and overwrites nothing. */
final class SeedTest extends DemoTestCase {

	private const PAGES = array( 'home', 'contact', 'showcase', 'news', 'courses', 'courses/examinations/on-the-day', 'people', 'about', 'prices', 'questions' );

	public function test_the_demo_creates_its_pages_and_articles_with_comments_and_settings(): void {
		do_action( 'vestibule/seed_demo' );
		foreach ( self::PAGES as $path ) {
			self::assertSame( 'publish', $this->page( $path )->post_status );
		}
		$articles = get_posts( array( 'post_type' => 'post', 'posts_per_page' => -1 ) );
		self::assertCount( 12, $articles );
		self::assertCount( 2, array_unique( array_column( $articles, 'post_author' ) ) );
		self::assertSame( array_fill( 0, 12, true ), array_map( has_post_thumbnail( ... ), $articles ) );
		self::assertSame( $this->page( 'home' )->ID, $this->number( 'page_on_front' ) );
		self::assertSame( $this->page( 'news' )->ID, $this->number( 'page_for_posts' ) );
		self::assertFalse( wp_next_scheduled( 'vestibule_push_send' ), 'Demo articles send no push messages.' );
		$this->assertConversation();
		$this->assertTexts();
	}

	public function test_the_first_paragraph_of_a_demo_page_becomes_its_excerpt_and_is_not_repeated(): void {
		do_action( 'vestibule/seed_demo' );
		$page = $this->page( 'courses' );
		self::assertStringStartsWith( 'German in groups of at most ten', $page->post_excerpt );
		self::assertStringNotContainsString( 'German in groups', $page->post_content );
	}

	public function test_a_demo_article_contains_an_embed_and_the_privacy_page_describes_the_cookies(): void {
		do_action( 'vestibule/seed_demo' );
		$consent = get_option( 'vestibule_consent', array() );
		self::assertNotSame( 'always', is_array( $consent ) ? $consent['showOn'] ?? '' : '' );
		self::assertStringContainsString( '<iframe', $this->page( 'visiting-the-institute', 'post' )->post_content );
		$privacy = $this->page( 'privacy' )->post_content;
		foreach ( array( 'cookie_notice_accepted', 'nta-wa-gdpr', 'WhatsApp' ) as $word ) {
			self::assertStringContainsString( $word, $privacy );
		}
	}

	/** Comments are nested three levels deep, and the team replies. */
	private function assertConversation(): void {
		$comments = get_comments( array( 'post_id' => $this->page( 'visiting-the-institute', 'post' )->ID ) );
		$by       = array_column( is_array( $comments ) ? $comments : array(), null, 'comment_ID' );
		$depth    = static function ( int|string $id ) use ( &$depth, $by ): int {
			return 0 === (int) $id ? 0 : 1 + $depth( (int) $by[ $id ]->comment_parent );
		};
		self::assertSame( 3, max( 0, ...array_map( $depth, array_keys( $by ) ) ) );
		$henrike = get_user_by( 'login', 'henrike-vossberg' );
		self::assertInstanceOf( \WP_User::class, $henrike );
		self::assertContains( $henrike->ID, array_map( intval( ... ), array_column( $by, 'user_id' ) ) );
	}

	/** No text is outside of blocks, and all references are resolved. */
	private function assertTexts(): void {
		$posts = get_posts( array( 'post_type' => array( 'page', 'post', 'vestibule_course', 'wp_navigation', 'wp_template_part' ), 'posts_per_page' => -1, 'meta_key' => '_vestibule_demo' ) );
		self::assertCount( 38, $posts );
		foreach ( $posts as $post ) {
			foreach ( parse_blocks( $post->post_content ) as $block ) {
				self::assertFalse( null === $block['blockName'] && '' !== trim( $block['innerHTML'] ), "$post->post_name has text outside of blocks: {$block['innerHTML']}" );
			}
			self::assertDoesNotMatchRegularExpression( '/{{|"(id|ref|course)":0/', $post->post_content, $post->post_name );
		}
	}

	public function test_creating_the_demo_again_adds_nothing_and_keeps_edited_content(): void {
		$own = wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'prices', 'post_title' => 'Our prices', 'post_status' => 'publish', 'post_content' => 'Ours.' ) );
		do_action( 'vestibule/seed_demo' );
		wp_update_post( array( 'ID' => $this->page( 'about' )->ID, 'post_content' => 'Who we are.' ) );
		update_option( 'blogname', 'House of words' );
		$before = array( $this->rows(), $this->files() );
		do_action( 'vestibule/seed_demo' );
		self::assertSame( $before, array( $this->rows(), $this->files() ) );
		self::assertSame( 'Who we are.', $this->page( 'about' )->post_content );
		self::assertSame( 'House of words', get_option( 'blogname' ) );
		self::assertSame( array( $own, 'Ours.' ), array( $this->page( 'prices' )->ID, $this->page( 'prices' )->post_content ) );
		$this->remove();
		self::assertSame( 'publish', get_post_status( $own ) );
	}
}
