<?php
/** The end of every page. */

declare(strict_types=1);
?>
	<footer class="site-footer">
		<p><?php bloginfo( 'description' ); ?></p>
	</footer>
</div>
<?php wp_footer(); ?>
</body>
</html>
