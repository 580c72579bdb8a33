<?php
/**
 * Order: product, quantity, delivery and total price. The values of the options are their prices.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => _x( 'Order', 'a purchase', 'vestibule' ),
	'description' => __( 'A product, a quantity and the total price.', 'vestibule' ),
	'blocks'      => array(
		$form->required(
			'radio',
			'product',
			__( 'Product', 'vestibule' ),
			$form->options(
				array(
					'12' => __( 'Notebook (€12)', 'vestibule' ),
					'18' => __( 'Calendar (€18)', 'vestibule' ),
					'29' => __( 'Gift box (€29)', 'vestibule' ),
				)
			)
		),
		$form->required(
			'number',
			'quantity',
			__( 'Quantity', 'vestibule' ),
			array(
				'min' => '1',
				'max' => '20',
				'decimals' => '0',
				'prefill' => array( 'source' => 'text', 'value' => '1' ),
			)
		),
		$form->required(
			'radio',
			'delivery',
			__( 'Delivery', 'vestibule' ),
			$form->options(
				array(
					'0'   => __( 'I’ll pick it up (free)', 'vestibule' ),
					'4.9' => __( 'By post (€4.90)', 'vestibule' ),
				)
			)
		),
		$form->field(
			'address',
			'address',
			__( 'Delivery address', 'vestibule' ),
			$form->when( 'delivery', 'equals', '4.9' )
		),
		$form->field(
			'calculation',
			'total',
			__( 'Total', 'vestibule' ),
			array( 'formula' => 'product * quantity + delivery', 'numberFormat' => 'currency', 'currency' => '€' )
		),
		$form->section( __( 'About you', 'vestibule' ) ),
		$form->name(),
		$form->email(),
		$form->field( 'textarea', 'notes', __( 'Anything else?', 'vestibule' ) ),
		$form->agreement( __( 'I agree that my details are stored and used for this order.', 'vestibule' ) ),
		$form->button( __( 'Send order', 'vestibule' ) ),
	),
	'message'     => __(
		'Thank you for your order. The total is {inputs.total}. We’ll email you when it is ready.',
		'vestibule'
	),
	'subject'     => __( 'Order from {entry.sender}: {inputs.total}', 'vestibule' ),
);
