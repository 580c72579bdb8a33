<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Types\Choice\OptionSource;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Options generated from posts, terms and users when a form is shown or submitted. */
final class OptionSourceTest extends TestCase {

	/** @param array{post_type?: string, post_status?: string, post_password?: string, menu_order?: int} $post */
	private static function post( string $title, array $post = array() ): int {
		return (int) wp_insert_post( $post + array( 'post_type' => 'page', 'post_title' => $title, 'post_status' => 'publish', 'post_parent' => 0, 'menu_order' => 5 ) );
	}

	/** @return list<string>|null */
	private static function labels( string $kind, string $of, int $most = 200 ): ?array {
		$options = OptionSource::options( array( 'kind' => $kind, 'of' => $of ), $most );
		return null === $options ? null : array_column( $options, 'label' );
	}

	public function test_published_posts_are_offered_as_options_by_title_without_html(): void {
		register_post_type( 'course', array( 'public' => true, 'label' => 'Courses' ) );
		self::post( 'B &amp; C <em>course</em>', array( 'post_type' => 'course' ) );
		self::post( 'A', array( 'post_type' => 'course' ) );
		self::post( 'First', array( 'post_type' => 'course', 'menu_order' => 1 ) );
		self::post( 'Draft', array( 'post_type' => 'course', 'post_status' => 'draft' ) );
		self::post( 'Secret', array( 'post_type' => 'course', 'post_password' => 'x' ) );
		self::assertSame( array( 'First', 'A', 'B & C course' ), self::labels( 'posts', 'course' ) );
		self::assertSame( array( 'First' ), self::labels( 'posts', 'course', 1 ) );
		unregister_post_type( 'course' );
	}

	public function test_terms_are_offered_as_options_even_if_they_are_unused(): void {
		register_taxonomy( 'room', 'post', array( 'public' => true ) );
		wp_insert_term( 'Library & café', 'room' );
		wp_insert_term( 'Attic', 'room' );
		self::assertSame( array( 'Attic', 'Library & café' ), self::labels( 'terms', 'room' ) );
		unregister_taxonomy( 'room' );
	}

	public function test_only_users_who_can_write_posts_are_offered_as_options(): void {
		wp_insert_user( array( 'user_login' => 'ada', 'user_pass' => 'x', 'display_name' => 'Ada Author', 'role' => 'author' ) );
		wp_insert_user( array( 'user_login' => 'sub', 'user_pass' => 'x', 'display_name' => 'Sub Scriber', 'role' => 'subscriber' ) );
		$labels = self::labels( 'users', '' );
		self::assertContains( 'Ada Author', (array) $labels );
		self::assertNotContains( 'Sub Scriber', (array) $labels );
	}

	public function test_login_names_and_email_addresses_are_never_offered_as_options(): void {
		$user = static fn ( array $more ): mixed => wp_insert_user( $more + array( 'user_pass' => 'x', 'role' => 'author' ) );
		$user( array( 'user_login' => 'secret-login' ) );
		$user( array( 'user_login' => 'other-login', 'first_name' => 'Grace', 'last_name' => 'Writer' ) );
		$user( array( 'user_login' => 'third-login', 'display_name' => 'third@example.org', 'nickname' => 'Third' ) );
		$labels = (array) self::labels( 'users', '' );
		self::assertContains( 'Grace Writer', $labels );
		self::assertContains( 'Third', $labels );
		self::assertSame( array(), preg_grep( '/login|@/', $labels ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function nothing(): iterable {
		yield 'no source' => array( '', '' );
		yield 'a post type that does not exist' => array( 'posts', 'gone' );
		yield 'a post type that is not public' => array( 'posts', 'vestibule_form' );
		yield 'a taxonomy that does not exist' => array( 'terms', 'gone' );
		yield 'a taxonomy that is not public' => array( 'terms', 'nav_menu' );
		yield 'an unknown kind of source' => array( 'options', 'admin_email' );
	}

	#[DataProvider( 'nothing' )]
	public function test_an_invalid_option_source_provides_no_options( string $kind, string $of ): void {
		self::assertNull( self::labels( $kind, $of ) );
	}

	public function test_a_form_accepts_current_posts_as_options_and_a_changed_post_purges_cached_pages(): void {
		remove_all_actions( 'shutdown' );
		$site    = new FormSite();
		$field   = array( 'name' => 'topic', 'required' => true, 'optionsFrom' => array( 'kind' => 'posts', 'of' => 'page' ), 'options' => array( array( 'value' => 'Old', 'label' => 'Old' ) ) );
		$content = '<!-- wp:vestibule/field-radio ' . wp_json_encode( $field ) . ' /-->';
		wp_update_post( array( 'ID' => $site->forms->byFormId( 4 )->postId ?? 0, 'post_content' => (string) wp_slash( $content ) ) );
		$site->forms->forget();
		self::assertSame( 422, $site->submit( array( 'topic' => 'Old' ) )->status );
		$page = self::post( 'New course' );
		$site->forms->forget();
		self::assertSame( 200, $site->submit( array( 'topic' => 'New course' ) )->status );
		$purged = 0;
		add_action(
			'vestibule/purge_pages',
			static function () use ( &$purged ): void {
				++$purged;
			}
		);
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Newer course' ) );
		self::post( 'An article', array( 'post_type' => 'post' ) );
		do_action( 'shutdown' );
		self::assertSame( 1, $purged );
		$site->forms->forget();
		self::assertSame( 422, $site->submit( array( 'topic' => 'New course' ) )->status );
	}
}
