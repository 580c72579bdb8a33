<?php
/**
 * Puts the libraries that run on a site below the namespace Vestibule\Vendor:
 *
 *   php tools/libraries/index.php vendor plugin/vendor
 *
 * The first folder is Composer's, the second is written.
 */

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

[ , $vestibule_from, $vestibule_to ] = $argv + array( '', 'vendor', 'plugin/vendor' );
require "{$vestibule_from}/autoload.php";

$vestibule_packages = Package::installedIn( $vestibule_from );
$vestibule_classes  = ( new Selection( $vestibule_packages ) )->classes(
	array(
		'libphonenumber\\PhoneNumberUtil',
	),
	array(
		// Only mentioned in methods that the plugin never calls. Numbering plans come from build/phone
		// (Vestibule\Fields\Phone\Plans).
		'libphonenumber\\AsYouTypeFormatter',
		'libphonenumber\\Leniency',
		'libphonenumber\\Leniency\\AbstractLeniency',
		'libphonenumber\\PhoneNumberMatcher',
	)
);
( new Folder( $vestibule_to, $vestibule_packages ) )->write( $vestibule_classes );
fwrite( STDOUT, sprintf( "%d classes in %s\n", count( $vestibule_classes ), $vestibule_to ) );
