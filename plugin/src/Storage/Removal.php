<?php

declare(strict_types=1);

namespace Vestibule\Storage;

/** Takes everything of ours out of a site, and on a network out of each site whose owner chose so. */
final class Removal {

	/** Set by the owner; without it, deleting the plugin leaves forms and entries for when it comes back. */
	public const CHOICE = 'vestibule_remove_data';

	/** Why a comment was held back; the comments themselves are the site's. */
	private const COMMENT_REASON = '_vestibule_comment_reason';

	/** Which posts the subscribers were told of. */
	private const PUSHED_POST = '_vestibule_push_sent';

	private const POST_TYPES = array( 'vestibule_form', 'vestibule_event', 'vestibule_account' );

	public function __construct( private readonly Database $database, private readonly Tables $tables ) {}

	public function run(): void {
		if ( ! is_multisite() ) {
			$this->removeFromSite();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
			switch_to_blog( (int) $site );
			$this->removeFromSite();
			restore_current_blog();
		}
	}

	private function removeFromSite(): void {
		if ( ! get_option( self::CHOICE ) ) {
			return;
		}
		foreach ( $this->tables->all() as $table ) {
			$this->database->execute( "DROP TABLE IF EXISTS {$table}" );
		}
		$this->removePosts();
		delete_metadata( 'comment', 0, self::COMMENT_REASON, '', true );
		delete_metadata( 'post', 0, self::PUSHED_POST, '', true );
		wp_unschedule_hook( 'vestibule_push_send' );
		wp_clear_scheduled_hook( Purge::HOOK );
		foreach ( $this->database->rows( "SELECT option_name FROM {$this->tables->options()} WHERE option_name LIKE %s", 'vestibule\_%' ) as $row ) {
			delete_option( (string) $row['option_name'] );
		}
	}

	/** By their rows, since nobody has registered our post types here. */
	private function removePosts(): void {
		foreach ( self::POST_TYPES as $type ) {
			foreach ( $this->database->rows( "SELECT ID FROM {$this->tables->posts()} WHERE post_type = %s", $type ) as $row ) {
				wp_delete_post( (int) $row['ID'], true );
			}
		}
	}
}
