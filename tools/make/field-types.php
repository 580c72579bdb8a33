<?php
/**
 * Prints what the plugin's own field types declare, by name: their attributes as a block.json has them and as schemas,
 * and the rules that have a message (`npm run make`). Types declare this without WordPress.
 */

declare(strict_types=1);

use Vestibule\Courses\Field\CourseField;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\BlockAttributes;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Phone\PhoneNumbers;
use Vestibule\Fields\Tree\FieldReader;
use Vestibule\Fields\Types\Appointment\Appointment;
use Vestibule\Fields\Types\StandardTypes;
use Vestibule\Kernel\Schema\Schema;

const ABSPATH = __DIR__;

function do_action( string $hook, mixed ...$given ): void {}

function __( string $text ): string {
	return $text;
}

function _x( string $text ): string {
	return $text;
}

$plugin = dirname( __DIR__, 2 ) . '/plugin';
require "{$plugin}/autoload.php";

// These services are never called here.
$unused   = static fn ( string $name ): object => ( new ReflectionClass( $name ) )->newInstanceWithoutConstructor();
$standard = new StandardTypes( $unused( Countries::class ), $unused( Appointment::class ), $unused( PhoneNumbers::class ), $unused( VisitorFiles::class ), $unused( AgreedTexts::class ) );
$types    = new FieldTypes(
	static function ( FieldTypes $types ) use ( $standard, $unused ): void {
		$standard->add( $types );
		$types->add( $unused( CourseField::class ) );
	}
);
$reader   = new FieldReader( new Schema( $plugin ) );
$blocks   = new BlockAttributes( $types, $reader );
$readable = static fn ( array $attribute ): array => 'object' === $attribute['type'] ? array_replace( $attribute, array( 'default' => (object) $attribute['default'] ) ) : $attribute;
$all      = array_map(
	static fn ( FieldType $type ): array => array(
		'attributes' => array_map( $readable, $blocks->attributes( $type ) ),
		'schemas'    => array_map( $readable, $reader->attributes( $type ) ),
		'messages'   => array_keys( $type->defaults()->messages ),
	),
	$types->all()
);
echo json_encode( $all, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES );
