<?php
/**
 * Fills a site with entries of forms 4 and 5 and with bookings, up to the given number of each:
 *
 * php tools/bench/fill.php FOLDER-OF-WORDPRESS 100000
 *
 * Not part of the plugin. Bookings lie in the past three years, and most belong to appointment types that don't exist:
 * only the size of the table matters, and a calendar can't offer so many slots.
 */

declare(strict_types=1);

[ , $folder, $wanted ] = array( ...$argv, '', '1000' );
$_SERVER['HTTP_HOST']  = '127.0.0.1';
$_SERVER['SERVER_PORT'] = '80';
require $folder . '/wp-load.php';

global $wpdb;
$wanted = (int) $wanted;
$table  = "{$wpdb->prefix}vestibule_submissions";
$wpdb->query( "SET sql_mode = ''" );
mt_srand( 7 );

$syllables = explode( ' ', 'ba be bo da de do fa fi ga go ha he in ka ki la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo wa we ya zo' );
$words     = array();
for ( $i = 0; $i < 4000; $i++ ) {
	$word = '';
	for ( $j = mt_rand( 2, 4 ); $j > 0; $j-- ) {
		$word .= $syllables[ array_rand( $syllables ) ];
	}
	$words[] = $word;
}
// Some words are common and most are rare, as in a natural language.
$text = static function ( int $count ) use ( $words ): string {
	$line = array();
	while ( $count-- > 0 ) {
		$line[] = $words[ (int) floor( 3999 * ( mt_rand() / mt_getrandmax() ) ** 2 ) ];
	}
	return implode( ' ', $line );
};

$span  = 3 * YEAR_IN_SECONDS;
$there = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table}" );
// Created again below, because inserting rows into a full-text index is ten times slower.
if ( $wanted - $there > 50_000 && null !== $wpdb->get_row( "SHOW INDEX FROM {$table} WHERE Key_name = 'words'" ) ) {
	$wpdb->query( "ALTER TABLE {$table} DROP INDEX words" );
}
while ( $there < $wanted ) {
	$wpdb->query( 'START TRANSACTION' );
	for ( $batch = 0; $batch < 20 && $there < $wanted; $batch++ ) {
		$rows = array();
		for ( $i = 0; $i < 500 && $there < $wanted; $i++, $there++ ) {
			$first  = ucfirst( $words[ mt_rand( 0, 3999 ) ] );
			$last   = ucfirst( $words[ mt_rand( 0, 3999 ) ] );
			$data   = array( 'names[first_name]' => $first, 'names[last_name]' => $last, 'email' => strtolower( "{$first}.{$last}{$there}@example.org" ), 'phone' => '+49' . mt_rand( 1000000000, 9999999999 ), 'country-list' => array( 'DE', 'AT', 'CH', 'GB', 'US' )[ mt_rand( 0, 4 ) ], 'input_text' => ucfirst( $text( 4 ) ), 'input_text_1' => $text( 2 ), 'description' => $text( mt_rand( 8, 30 ) ), 'gdpr-agreement' => 'on' );
			$values = array( 0 === mt_rand( 0, 9 ) ? 5 : 4, gmdate( 'Y-m-d H:i:s', time() - $span + mt_rand( 0, $span - 60 ) ), array( 'unread', 'read', 'read', 'read', 'trash' )[ mt_rand( 0, 4 ) ], (string) json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), mb_strtolower( implode( "\n", $data ) ), 'https://example.org/contact/', 'sent', "{$first} {$last}" );
			$rows[] = "('" . implode( "','", array_map( static fn ( int|string $value ): string => $wpdb->_real_escape( (string) $value ), $values ) ) . "')";
		}
		$wpdb->query( "INSERT INTO {$table} (form_id, created_at, status, data, search_text, source_url, mail_status, sender) VALUES " . implode( ', ', $rows ) );
	}
	$wpdb->query( 'COMMIT' );
}

// Bookings last a quarter of an hour. Fifty thousand of each appointment type, the last of them today.
$bookings = "{$wpdb->prefix}vestibule_bookings";
$event    = (int) $wpdb->get_var( "SELECT MIN(ID) FROM {$wpdb->posts} WHERE post_type = 'vestibule_event'" );
$count    = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$bookings}" );
$from     = gmdate( 'Y-m-d' ) . ' 00:00:00';
while ( $count < $wanted ) {
	$upto = min( $wanted, $count + 50_000 );
	$wpdb->query( "INSERT IGNORE INTO {$bookings} (event_id, submission_id, start_at, end_at, seat, status, timezone, created_at) SELECT IF(seq DIV 50000 = 0, {$event}, 1000000 + seq DIV 50000), seq, '{$from}' - INTERVAL 15 * (1 + seq MOD 50000) MINUTE, '{$from}' - INTERVAL 15 * (seq MOD 50000) MINUTE, 1, 'booked', 'Europe/Berlin', '{$from}' FROM seq_{$count}_to_" . ( $upto - 1 ) );
	$count = $upto;
}

do_action( 'vestibule_purge' );
$wpdb->query( "ANALYZE TABLE {$table}, {$bookings}" );
$row = $wpdb->get_row( "SELECT id, sender FROM {$table} WHERE sender <> '' ORDER BY id DESC LIMIT 1 OFFSET 400", ARRAY_A );
echo wp_json_encode( array( 'entries' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table}" ), 'bookings' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$bookings}" ), 'name' => $row['sender'] ?? '', 'entry' => (int) ( $row['id'] ?? 0 ), 'error' => $wpdb->last_error ) );
