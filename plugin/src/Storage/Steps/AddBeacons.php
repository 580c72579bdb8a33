<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What browsers saw above the fold of each page, by kind of window, and nothing of whose browsers they were; with the
 * options that pages read, as AddOptions has them.
 */
final class AddBeacons implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {beacons} (
				page char(32) NOT NULL,
				is_mobile tinyint unsigned NOT NULL,
				post_id bigint unsigned NOT NULL,
				url text NOT NULL,
				state varchar(12) NOT NULL,
				reports smallint unsigned NOT NULL,
				found mediumtext NOT NULL,
				changed_at datetime NOT NULL,
				PRIMARY KEY  (page, is_mobile),
				KEY post (post_id),
				KEY changed (changed_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
		foreach ( array( 'vestibule_speed' => maybe_serialize( array() ), 'vestibule_beacons' => '' ) as $name => $value ) {
			$database->insertOnce( '{options}', array( 'option_name' => $name, 'option_value' => $value, 'autoload' => 'on' ) );
			wp_cache_delete( $name, 'options' );
		}
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
