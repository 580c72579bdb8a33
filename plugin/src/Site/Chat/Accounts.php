<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Accounts that visitors can chat with: published posts in menu order, with post meta in the shape of the contract
 * chat-account.
 *
 * @phpstan-import-type Meta from Account
 */
final class Accounts {

	public const TYPE = 'vestibule_account';
	public const META = 'vestibule_account';

	/**
	 * Autoloaded option that saves a query on each page. `0` means that no account is published. If the option is
	 * missing, the database is queried.
	 */
	public const ANY = 'vestibule_chat_any';

	private const MAX_ACCOUNTS = 50;

	/**
	 * Number of posts to request, so that WordPress loads them with a single query. If the number is lower, WordPress
	 * loads the IDs first and then the posts.
	 */
	private const ONE_QUERY = 500;

	/** @var array<int, list<Account>> Published accounts by site ID. */
	private array $published = array();

	public function __construct( private readonly Schema $schema ) {}

	/**
	 * Registers the post type. Accounts have no page that visitors can open. All users who can edit pages can edit
	 * accounts.
	 */
	#[Hook( 'init' )]
	public function register(): void {
		PostType::register(
			self::TYPE,
			$this->labels(),
			array( 'supports' => array( 'title', 'thumbnail', 'page-attributes' ) )
		);
		PostType::registerSettings( self::TYPE, self::META, array( 'sanitize_callback' => $this->fit( ... ) ) );
	}

	/** @return list<Account> */
	public function published(): array {
		$site                     = get_current_blog_id();
		$this->published[ $site ] ??= $this->filtered( array_map( $this->fromPost( ... ), $this->posts() ) );
		return $this->published[ $site ];
	}

	/**
	 * @param list<Account> $accounts
	 * @return list<Account>
	 */
	private function filtered( array $accounts ): array {
		/** Filters the accounts that visitors can chat with (docs/hooks.md). */
		$changed = apply_filters( 'vestibule/chat_accounts', $accounts );
		return is_array( $changed )
			? array_values(
				array_filter( $changed, static fn ( mixed $account ): bool => $account instanceof Account )
			)
			: $accounts;
	}

	public function byId( int $id ): ?Account {
		foreach ( $this->published() as $account ) {
			if ( $account->id === $id ) {
				return $account;
			}
		}
		return null;
	}

	public function fromPost( WP_Post $post ): Account {
		return new Account(
			$post->ID,
			html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' ),
			(string) get_the_post_thumbnail_url( $post, 'thumbnail' ),
			$this->fit( get_post_meta( $post->ID, self::META, true ) )
		);
	}

	/**
	 * Returns the stored values of an account. Invalid values are replaced by their defaults.
	 *
	 * @return Meta
	 */
	public function fit( mixed $stored ): array {
		/** @var Meta $meta Values in the contract's shape. */
		$meta = $this->schema->fit( 'chat-account', $stored );
		return $meta;
	}

	/** @return list<WP_Post> */
	private function posts(): array {
		if ( self::isNone() ) {
			return array();
		}
		$posts = get_posts(
			array(
				'post_type'      => self::TYPE,
				'post_status'    => 'publish',
				'posts_per_page' => self::ONE_QUERY, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
				'orderby'        => array( 'menu_order' => 'ASC', 'date' => 'ASC' ),
				'no_found_rows'  => true,
			)
		);
		$posts = array_slice(
			array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) ),
			0,
			self::MAX_ACCOUNTS
		);
		// Load the featured images of all accounts with a single query.
		_prime_post_caches(
			array_filter(
				array_map( static fn ( WP_Post $post ): int => (int) get_post_thumbnail_id( $post ), $posts )
			),
			false,
			true
		);
		return $posts;
	}

	/** @return array{name: string, singular_name: string, add_new_item: string, ...<string, string>} */
	private function labels(): array {
		return array(
			'name'               => __( 'Chat accounts', 'vestibule' ),
			'singular_name'      => __( 'Chat account', 'vestibule' ),
			'add_new_item'       => __( 'Add chat account', 'vestibule' ),
			'edit_item'          => __( 'Edit chat account', 'vestibule' ),
			'new_item'           => __( 'New chat account', 'vestibule' ),
			'search_items'       => __( 'Search chat accounts', 'vestibule' ),
			'featured_image'     => __( 'Image', 'vestibule' ),
			'set_featured_image' => __( 'Choose image', 'vestibule' ),
			'not_found'          => __(
				'No chat accounts yet. Add one so that visitors can write to it.',
				'vestibule'
			),
			'not_found_in_trash' => __( 'No chat accounts in the Trash.', 'vestibule' ),
		);
	}

	/**
	 * Checks whether the site can have accounts, from the database or from other code. If not, the rest of the chat is
	 * not loaded.
	 */
	public function mayBeAny(): bool {
		return ! self::isNone() || has_filter( 'vestibule/chat_accounts' );
	}

	private static function isNone(): bool {
		return '0' === get_option( self::ANY );
	}

	#[Hook]
	public static function addOption( TablesMade $made ): void {
		$made->options->add( self::ANY, self::isAny() ? '1' : '0' );
	}

	#[Hook( 'transition_post_status' )]
	public static function updateAfterTransition( string $now, string $before, WP_Post $post ): void {
		if ( $now !== $before ) {
			self::updateOption( $post );
		}
	}

	#[Hook( 'after_delete_post' )]
	public static function updateAfterDeletion( int $id, WP_Post $post ): void {
		self::updateOption( $post );
	}

	private static function updateOption( WP_Post $changed ): void {
		if ( self::TYPE === $changed->post_type ) {
			update_option( self::ANY, self::isAny() ? '1' : '0', true );
		}
	}

	/** Queries the database for a published account. */
	public static function isAny(): bool {
		return array() !== get_posts(
			array( 'post_type' => self::TYPE, 'post_status' => 'publish', 'posts_per_page' => 1, 'fields' => 'ids' )
		);
	}
}
