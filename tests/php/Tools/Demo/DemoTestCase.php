<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

use Vestibule\Kernel\Database\Database;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Demo\Demo;
use Vestibule\Tools\Demo\RetainedItem;

/** Site on which the demo can be created and removed. Each test cleans up after itself. */
abstract class DemoTestCase extends TestCase {

	/** Tables in which the demo could leave rows. */
	private const TABLES = array( 'posts', 'postmeta', 'comments', 'commentmeta', 'terms', 'term_taxonomy', 'term_relationships', 'termmeta', 'users', 'usermeta' );

	protected Demo $demo;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->demo = new Demo( new Database( $wpdb ) );
	}

	protected function tearDown(): void {
		$this->demo->removal()->run();
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'posts_per_page' => -1 ) ) as $left ) {
			wp_delete_attachment( $left->ID, true );
		}
		parent::tearDown();
	}

	/** @return list<string> Remaining content as "title: reason". */
	protected function remove(): array {
		return array_map( static fn ( RetainedItem $kept ): string => "{$kept->title}: {$kept->reason->value}", $this->demo->removal()->run() );
	}

	/** @return array<string, int> Number of rows by table. */
	protected function rows(): array {
		global $wpdb;
		$rows = array();
		foreach ( self::TABLES as $table ) {
			$rows[ $table ] = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->$table ) );
		}
		return $rows;
	}

	/**
	 * Returns the options without the last form ID, because form IDs are never reused.
	 *
	 * @return array<string, mixed> Options except those that WordPress and other features update on their own.
	 */
	protected function options(): array {
		global $wpdb;
		/** @var list<array{option_name: string, option_value: string}> $rows */
		$rows = $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' AND option_name NOT LIKE '%\_children' AND option_name NOT IN ( 'cron', 'rewrite_rules', 'fresh_site', 'user_count', 'vestibule_push_used', 'vestibule_form_counter', 'wp_calendar_block_has_published_posts' )", ARRAY_A );
		$all  = array_column( $rows, 'option_value', 'option_name' );
		ksort( $all );
		return $all;
	}

	/** @return list<string> Paths of all files below the uploads folder. */
	protected function files(): array {
		$folder = wp_get_upload_dir()['basedir'];
		$files  = array();
		if ( is_dir( $folder ) ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				$files[] = $file instanceof \SplFileInfo ? $file->getPathname() : '';
			}
		}
		sort( $files );
		return $files;
	}

	protected function page( string $path, string $type = 'page' ): \WP_Post {
		$post = get_page_by_path( $path, 'OBJECT', $type );
		self::assertInstanceOf( \WP_Post::class, $post, $path );
		return $post;
	}

	protected function number( string $option ): int {
		$value = get_option( $option );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
