<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use Closure;
use Vestibule\Fields\FieldTypesRegistering;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Adds the field type for courses. */
final class CourseFieldType {

	/** @param Closure(): CourseField $field */
	public function __construct( private readonly Closure $field ) {}

	#[Hook]
	public function add( FieldTypesRegistering $registering ): void {
		$registering->add( ( $this->field )() );
	}
}
