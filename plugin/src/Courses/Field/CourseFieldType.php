<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use Closure;
use Vestibule\Fields\FieldTypes;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Adds the field type for courses. */
final class CourseFieldType {

	/** @param Closure(): CourseField $field */
	public function __construct( private readonly Closure $field ) {}

	#[Hook( 'vestibule/register_field_types', 1 )]
	public function add( FieldTypes $types ): void {
		$types->add( ( $this->field )() );
	}
}
