<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

defined( 'ABSPATH' ) || exit;

/** Security measures that this site uses. */
final class Measures {

	public function __construct( private readonly Features $features ) {}

	/** @return list<string> */
	public function all(): array {
		$of_features = array(
			'files'   => __( 'Uploaded files are stored in a folder that web browsers cannot open. Only people who may read the entry can download them.', 'vestibule' ),
			'captcha' => __( 'A captcha protects forms from spam.', 'vestibule' ),
			'notice'  => __( 'Embedded content and scripts that need consent are not loaded before a visitor agrees.', 'vestibule' ),
		);
		return array(
			wp_is_using_https()
				? __( 'All pages are transferred with encryption (HTTPS).', 'vestibule' )
				: __( 'Pages are transferred without encryption: [switch on HTTPS].', 'vestibule' ),
			__( 'Administrators and editors can read entries, hosts those of their bookings. Changes of entries and appointments are recorded. Other permissions: [add them].', 'vestibule' ),
			$this->features->isUsed( 'akismet' )
				? __( 'IP addresses are stored with entries only for Akismet, for thirty days.', 'vestibule' )
				: __( 'IP addresses are not stored with entries.', 'vestibule' ),
			__( 'Requests to forms and appointments are checked by the server, and their size and rate are limited.', 'vestibule' ),
			__( 'Links in emails contain random codes that cannot be guessed.', 'vestibule' ),
			__( 'Entries can be deleted automatically after a number of days, exported and erased for a person.', 'vestibule' ),
			...array_values(
				array_filter( $of_features, $this->features->isUsed( ... ), ARRAY_FILTER_USE_KEY )
			),
			__( 'Encryption of the database and the backups: [state it]. Login in two steps, instruction of staff, contracts with processors (Article 28): [state them].', 'vestibule' ),
			__( 'Updates of WordPress and plugins: [who installs them, and how soon]. Backups: [how often, who can restore them, and when this was last tested].', 'vestibule' ),
		);
	}
}
