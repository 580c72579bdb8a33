<?php
/**
 * Fields of the form with which visitors register for the demo's courses: type, posted name and attributes.
 *
 * @package Vestibule
 * @return non-empty-list<array{string, string, array<string, mixed>}>
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return array(
	array( 'course', 'course', array( 'label' => __( 'Course', 'vestibule' ), 'required' => true ) ),
	array( 'name', 'names', array( 'label' => __( 'Name', 'vestibule' ) ) ),
	array( 'email', 'email', array( 'label' => __( 'Email', 'vestibule' ), 'required' => true, 'width' => 'half' ) ),
	array( 'phone', 'phone', array( 'label' => __( 'Phone', 'vestibule' ), 'initialCountry' => 'de', 'width' => 'half' ) ),
);
